import { objectReader, readFlagOrNull, readObject, readRows, readText, isObject } from '../read';

/** Whether the server is well; undefined where it does not say. */
export const readHealth = objectReader((json) => readFlagOrNull(json, 'healthy') ?? undefined);

const maxHosts = 5_000;

/** Host names, sorted. */
export const readUnreachable = objectReader((json) =>
  isObject(json['unreachable'])
    ? Object.keys(readObject(json, 'unreachable')).slice(0, maxHosts).sort()
    : undefined,
);

const readHref = objectReader((json) => readText(json, 'href') || undefined);

/** The addresses of nodeinfo documents, as the server writes them. */
export const readNodeinfoLinks = objectReader((json) =>
  Array.isArray(json['links']) ? readRows(json, 'links', { limit: 20, row: readHref }) : undefined,
);
