import { type RefObject, useLayoutEffect } from 'react';

const hasFieldSizing = 'CSS' in globalThis && CSS.supports('field-sizing', 'content');

/** Makes a field as high as its text in browsers without `field-sizing`. */
export function useAutoHeight(fieldRef: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    const field = fieldRef.current;
    if (hasFieldSizing || field === null) return;
    field.style.setProperty('block-size', 'auto');
    // The style sheet gives an empty field its height.
    if (text !== '') field.style.setProperty('block-size', `${field.scrollHeight}px`);
  }, [fieldRef, text]);
}

/**
 * Updates an uncontrolled field when its text changes by anything else than typing: a sent post, a restored draft.
 * While somebody types, the field is already up to date.
 */
export function useFieldText(
  fieldRef: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  text: string,
): void {
  useLayoutEffect(() => {
    const field = fieldRef.current;
    if (field !== null && field.value !== text) field.value = text;
  });
}
