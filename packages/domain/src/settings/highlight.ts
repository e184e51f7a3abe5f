import { isPlainObject } from '../kernel/json-record';

/** How the posts of an account are highlighted. */
export interface Highlight {
  /** Hexadecimal, with `#`. */
  color: string;
  type: 'solid' | 'striped' | 'side';
}

const types = ['solid', 'striped', 'side'] as const;

/** Reads a stored highlight. Other front ends also store disabled ones, which count as none. */
export function readHighlight(value: unknown): Highlight | undefined {
  if (!isPlainObject(value)) return undefined;
  const type = types.find((known) => known === value['type']);
  const { color } = value;
  if (type === undefined || typeof color !== 'string' || !/^#[0-9a-f]{6}$/i.test(color)) return undefined;
  return { color, type };
}

/** The highlight of an account in the raw value of the setting, under any of its names. */
export function highlightOf(raw: unknown, names: readonly string[]): Highlight | undefined {
  if (!isPlainObject(raw)) return undefined;
  const name = names.find((known) => Object.hasOwn(raw, known));
  return name === undefined ? undefined : readHighlight(raw[name]);
}
