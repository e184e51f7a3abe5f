import type { CompiledTheme } from './compile-theme';

const NAME = /^[a-z][a-z0-9]*$/i;
const HEX = '#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})';
const SHADOW = `0(?: \\d{1,3}(?:px)?){2,3} ${HEX}`;
/** A colour; three channels; a number; shadows. A theme has no other values. */
const VALUE = new RegExp(
  `^(?:${HEX}|\\d{1,3} \\d{1,3} \\d{1,3}|\\d+(?:\\.\\d+)?|${SHADOW}(?:, ${SHADOW})*)$`,
  'i',
);
const SELECTOR = /^[-\w.#:[\]="' ]+$/;

/**
 * The theme as a CSS rule. Throws a RangeError for anything but plain names, values and selectors, so that no theme can
 * inject rules into the page.
 */
export function toCss({ scheme, variables }: CompiledTheme, selector = ':root'): string {
  if (!SELECTOR.test(selector)) throw new RangeError('Not a selector for a theme.');
  const lines = Object.entries(variables).map(([name, value]) => {
    if (!NAME.test(name)) throw new RangeError('Not a name of a theme variable.');
    if (!VALUE.test(value)) throw new RangeError(`Not a value of a theme variable: ${name}`);
    return `--${name}:${value};`;
  });
  return `${selector}{color-scheme:${scheme === 'dark' ? 'dark' : 'light'};${lines.join('')}}`;
}
