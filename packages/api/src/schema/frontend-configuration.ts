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

/** Themes by id, each an address or unvalidated data; the theme package reads them. */
export const readThemeIndex = objectReader((json) => json);
