import { type RefObject, useEffect, useLayoutEffect } from 'react';

/**
 * Makes a field as high as its text, as far as the style sheet allows. The browser could do that by itself
 * (`field-sizing`), but then lays out everything around the field with each letter; so it is done for each new line.
 */
export function useOwnHeight(fieldRef: RefObject<HTMLTextAreaElement | null>, text: string): void {
  // After a pause in typing, and when something else than typing changed the text; it may be shorter now.
  useLayoutEffect(() => {
    if (fieldRef.current !== null) fit(fieldRef.current);
  }, [fieldRef, text]);

  useEffect(() => {
    const field = fieldRef.current;
    if (field === null) return undefined;
    const stopped = new AbortController();
    // In the frame that shows the letter: what is measured there is laid out for that frame anyway.
    const handleInput = (): number => requestAnimationFrame(() => grow(field));
    field.addEventListener('input', handleInput, { signal: stopped.signal });
    let width = field.clientWidth;
    const resized = new ResizeObserver(() => {
      if (field.clientWidth === width) return;
      width = field.clientWidth;
      fit(field);
    });
    resized.observe(field);
    return () => {
      stopped.abort();
      resized.disconnect();
    };
  }, [fieldRef]);
}

function grow(field: HTMLTextAreaElement): void {
  // One that scrolls is as high as it gets.
  if (field.style.overflowY === 'hidden' && field.scrollHeight > field.clientHeight) fit(field);
}

function fit(field: HTMLTextAreaElement): void {
  const { style } = field;
  // A scroll bar would take of the width in which the text is measured.
  style.overflowY = 'hidden';
  style.blockSize = 'auto';
  // An empty field is as high as the style sheet says.
  if (field.value === '') return;
  style.blockSize = `${field.scrollHeight}px`;
  if (field.scrollHeight > field.clientHeight) style.overflowY = '';
}
