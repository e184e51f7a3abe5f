import { type RefObject, useLayoutEffect } from 'react';

/**
 * Keeps a field in step with its text when something else than typing changes it: a post that was sent, a draft that
 * comes back. While somebody types, the field is ahead and there is nothing to do.
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
