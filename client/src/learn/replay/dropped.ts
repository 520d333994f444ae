// A file that was dropped on another page, on its way to where it is looked at.
let waiting: File | null = null;

export const leave = (file: File): void => void (waiting = file);

/** The file, once. */
export function collect(): File | null {
  const file = waiting;
  waiting = null;
  return file;
}

/** Whether what is dragged over the page is a file. */
export const isFile = (event: DragEvent): boolean => event.dataTransfer?.types.includes("Files") ?? false;
