import { type RefObject, useLayoutEffect } from 'react';

const growsByItself = 'CSS' in globalThis && CSS.supports('field-sizing', 'content');

/** Makes a field as high as its text in browsers without `field-sizing`. */
export function useOwnHeight(fieldRef: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    const field = fieldRef.current;
    if (growsByItself || field === null) return;
    field.style.setProperty('block-size', 'auto');
    // The style sheet gives an empty field its height.
    if (text !== '') field.style.setProperty('block-size', `${field.scrollHeight}px`);
  }, [fieldRef, text]);
}
