import { type JsonObject, objectReader, isObject } from './read';

/** The client's section of `/api/pleroma/frontend_configurations` or `/static/config.json`: free JSON. */
export type FrontendConfiguration = JsonObject;

/** The section of one front end: free JSON, to be read key by key with defaults. */
export function readFrontendConfiguration(json: unknown): FrontendConfiguration | undefined {
  return isObject(json) ? json : undefined;
}

/** Sections by the name of the front end; values that are not objects are left out. */
export const readFrontendConfigurations = objectReader((json) => {
  const sections = Object.entries(json).filter((entry): entry is [string, FrontendConfiguration] =>
    isObject(entry[1]),
  );
  return Object.fromEntries(sections);
});

/** A theme on the server: a file at this address, or the unvalidated theme itself in the list. */
export type ThemeEntry = { kind: 'file'; address: string } | { kind: 'inline'; theme: unknown };

const maxEntries = 1000;

function readEntry(json: unknown): ThemeEntry | undefined {
  if (typeof json === 'string' && json !== '') return { kind: 'file', address: json };
  return typeof json === 'object' && json !== null ? { kind: 'inline', theme: json } : undefined;
}

/** Theme name → entry; invalid entries are left out. */
export const readThemeIndex = objectReader((json) => {
  const entries = Object.entries(json).slice(0, maxEntries);
  return Object.fromEntries(
    entries.flatMap(([name, value]) => {
      const entry = readEntry(value);
      return entry === undefined ? [] : [[name, entry] as const];
    }),
  );
});
