import type { FrontendConfiguration } from '../model/instance';
import { isObject } from './read';

/** The section of one front end: free JSON, to be read key by key with defaults. */
export function readFrontendConfiguration(json: unknown): FrontendConfiguration | undefined {
  return isObject(json) ? json : undefined;
}

/** Sections by the name of the front end; values that are not objects are left out. */
export function readFrontendConfigurations(
  json: unknown,
): Readonly<Record<string, FrontendConfiguration>> | undefined {
  if (!isObject(json)) return undefined;
  const sections = Object.entries(json).filter((entry): entry is [string, FrontendConfiguration] =>
    isObject(entry[1]),
  );
  return Object.fromEntries(sections);
}
