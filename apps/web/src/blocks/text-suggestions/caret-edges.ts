import type { Edges } from '../tool-surface/place-near';
import type { TextField } from './text-field';

/** The CSS properties that determine the position of text in a field. */
const copied = [
  'padding-top',
  'padding-right',
  'padding-bottom',
  'padding-left',
  'font-family',
  'font-size',
  'font-stretch',
  'font-style',
  'font-variant',
  'font-weight',
  'letter-spacing',
  'line-height',
  'word-spacing',
  'tab-size',
  'text-align',
  'text-indent',
  'text-transform',
  'direction',
  'overflow-wrap',
  'word-break',
] as const;

/**
 * The edges of a word of a field, relative to the window. Browsers have no API for them, so the text up to the word is
 * laid out again in a hidden element.
 */
export function caretEdges(field: TextField, { start, end }: { start: number; end: number }): Edges {
  const twin = document.createElement('div');
  const style = getComputedStyle(field);
  for (const name of copied) twin.style.setProperty(name, style.getPropertyValue(name));
  const fixed = {
    position: 'fixed',
    inset: '0 auto auto 0',
    visibility: 'hidden',
    'box-sizing': 'border-box',
    width: `${field.clientWidth}px`,
    'white-space': field instanceof HTMLTextAreaElement ? 'pre-wrap' : 'pre',
  };
  for (const [name, value] of Object.entries(fixed)) twin.style.setProperty(name, value);
  const word = document.createElement('span');
  word.textContent = field.value.slice(start, end);
  twin.append(field.value.slice(0, start), word);
  document.body.append(twin);
  const [first = word.getBoundingClientRect()] = word.getClientRects();
  const origin = twin.getBoundingClientRect();
  twin.remove();

  const box = field.getBoundingClientRect();
  const left = box.left + field.clientLeft + first.left - origin.left - field.scrollLeft;
  const top = box.top + field.clientTop + first.top - origin.top - field.scrollTop;
  return { left, top, right: left + first.width, bottom: top + first.height };
}
