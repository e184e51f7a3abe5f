import { objectReader, readFlagOrNull, readObject, readRows, readText, readTime, isObject } from '../read';

/** Whether the server is well; undefined where it does not say. */
export const readHealth = objectReader((json) => readFlagOrNull(json, 'healthy') ?? undefined);

const maxHosts = 5_000;

/** A server to which this one has given up delivering. */
export interface UnreachableHost {
  readonly host: string;
  /** Null where the server does not say. */
  readonly since: string | null;
}

/** Sorted by host. Servers send times in UTC without their zone. */
export const readUnreachable = objectReader((json): readonly UnreachableHost[] | undefined => {
  if (!isObject(json['unreachable'])) return undefined;
  const times = readObject(json, 'unreachable');
  return Object.keys(times)
    .slice(0, maxHosts)
    .sort()
    .map((host) => {
      const time = readTime(times, host);
      return { host, since: time === null || /(?:Z|[+-]\d\d:?\d\d)$/.test(time) ? time : `${time}Z` };
    });
});

const readHref = objectReader((json) => readText(json, 'href') || undefined);

/** The addresses of nodeinfo documents, as the server writes them. */
export const readNodeinfoLinks = objectReader((json) =>
  Array.isArray(json['links']) ? readRows(json, 'links', { limit: 20, row: readHref }) : undefined,
);
