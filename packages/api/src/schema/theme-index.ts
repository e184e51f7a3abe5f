import { isObject } from './read';

/** A theme that the server offers: in a file at this address, or in the list itself, as whoever made it wrote it. */
export type ThemeEntry = { kind: 'file'; address: string } | { kind: 'inline'; theme: unknown };

const maxEntries = 1000;

function readEntry(json: unknown): ThemeEntry | undefined {
  if (typeof json === 'string' && json !== '') return { kind: 'file', address: json };
  return typeof json === 'object' && json !== null ? { kind: 'inline', theme: json } : undefined;
}

/** Themes by their names; what can be none is left out. */
export function readThemeIndex(json: unknown): Readonly<Record<string, ThemeEntry>> | undefined {
  if (!isObject(json)) return undefined;
  const entries = Object.entries(json).slice(0, maxEntries);
  return Object.fromEntries(
    entries.flatMap(([name, value]) => {
      const entry = readEntry(value);
      return entry === undefined ? [] : [[name, entry] as const];
    }),
  );
}
