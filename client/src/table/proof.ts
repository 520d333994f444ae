// The shuffle is bound to a secret from the first moment: its SHA-256 is shown at the start, the secret at the end.

const remembered = (table: string) => `kolam-commitment-${table}`;

/** Keep what was promised at the start, so that it can be held against what is shown at the end. */
export function remember(table: string, commitment: string): void {
  if (sessionStorage.getItem(remembered(table)) === null) sessionStorage.setItem(remembered(table), commitment);
}

/** What this browser was promised when it came to the table; null if it came after the end. */
export const promised = (table: string) => sessionStorage.getItem(remembered(table));

export async function sha256(hex: string): Promise<string> {
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether the secret is the one that the table was bound to; null if this browser cannot compute it (no https). */
export async function proven(secret: string, commitment: string, promise: string | null): Promise<boolean | null> {
  if (!globalThis.crypto?.subtle) return null;
  return (await sha256(secret)) === commitment && (promise === null || promise === commitment);
}
