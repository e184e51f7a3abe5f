/** Where somebody writes. */
export type TextField = HTMLInputElement | HTMLTextAreaElement;
