import type { FrontendConfiguration } from '../model/instance';
import { isObject } from './read';

/** One front end's section: free content, to be read key by key with its own defaults. */
export function readFrontendConfiguration(json: unknown): FrontendConfiguration | undefined {
  return isObject(json) ? json : undefined;
}

/** Sections by the name of the front end; what is no object is left out. */
export function readFrontendConfigurations(
  json: unknown,
): Readonly<Record<string, FrontendConfiguration>> | undefined {
  if (!isObject(json)) return undefined;
  const sections = Object.entries(json).filter((entry): entry is [string, FrontendConfiguration] =>
    isObject(entry[1]),
  );
  return Object.fromEntries(sections);
}
