/** A field that text is typed in. */
export type TextField = HTMLInputElement | HTMLTextAreaElement;
