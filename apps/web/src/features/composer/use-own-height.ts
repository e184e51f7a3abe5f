import { type RefObject, useLayoutEffect } from 'react';

const growsByItself = 'CSS' in globalThis && CSS.supports('field-sizing', 'content');

/** Makes a field as high as its text where the style sheet alone cannot (`field-sizing`). */
export function useOwnHeight(fieldRef: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    const field = fieldRef.current;
    if (growsByItself || field === null) return;
    field.style.setProperty('block-size', 'auto');
    // An empty field is as high as the style sheet says.
    if (text !== '') field.style.setProperty('block-size', `${field.scrollHeight}px`);
  }, [fieldRef, text]);
}
