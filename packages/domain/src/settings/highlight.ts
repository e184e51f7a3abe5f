import { isPlainObject } from './plain-object';

/** How somebody's posts stand out. */
export interface Highlight {
  /** Hexadecimal, with its number sign. */
  color: string;
  type: 'solid' | 'striped' | 'side';
}

const types = ['solid', 'striped', 'side'] as const;

/** Front ends also store ones that are switched off. */
export function readHighlight(value: unknown): Highlight | undefined {
  if (!isPlainObject(value)) return undefined;
  const type = types.find((known) => known === value['type']);
  const { color } = value;
  if (type === undefined || typeof color !== 'string' || !/^#[0-9a-f]{6}$/i.test(color)) return undefined;
  return { color, type };
}

/** The highlight of a person in the raw value of the setting, by whichever of their names it is kept. */
export function highlightOf(raw: unknown, names: readonly string[]): Highlight | undefined {
  if (!isPlainObject(raw)) return undefined;
  const name = names.find((known) => Object.hasOwn(raw, known));
  return name === undefined ? undefined : readHighlight(raw[name]);
}
