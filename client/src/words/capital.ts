import { language } from "./words.svelte";

/** A line of its own begins with a capital letter. */
export const capital = (words: string): string => words.charAt(0).toLocaleUpperCase(language()) + words.slice(1);
