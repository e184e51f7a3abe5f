import { type RefObject, useLayoutEffect } from 'react';

/**
 * Updates an uncontrolled field when its text changes by anything else than typing: a sent post, a restored draft.
 * While somebody types, the field is already up to date.
 */
export function useTypedText(
  fieldRef: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  text: string,
): void {
  useLayoutEffect(() => {
    const field = fieldRef.current;
    if (field !== null && field.value !== text) field.value = text;
  });
}
