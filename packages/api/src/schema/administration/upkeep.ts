import {
  type ModelOf,
  isObject,
  objectReader,
  readCount,
  readFlag,
  readRows,
  readText,
  readTextOrNull,
  readTexts,
  readWebAddress,
  readerWithId,
} from '../read';

/** A registered OAuth application. The server does not send its scopes. */
export type Application = ModelOf<typeof readApplication>;

/** Undefined without an id or a client id: refused fields come in place of an application, with 200. */
export const readApplication = readerWithId((json, id: string) => {
  const clientId = readText(json, 'client_id');
  if (clientId === '') return undefined;
  return {
    id,
    name: readText(json, 'name'),
    clientId,
    clientSecret: readText(json, 'client_secret'),
    /** One a line. */
    redirectUris: readText(json, 'redirect_uri'),
    website: readTextOrNull(json, 'website'),
    /** The website, where it is a web address. */
    websiteAddress: readWebAddress(json, 'website'),
    isTrusted: readFlag(json, 'trusted'),
  };
});

/** A page of applications. */
export const readApplications = objectReader((json) => ({
  items: readRows(json, 'apps', { limit: 500, row: readApplication }),
  /** How many the server sent: fewer than a page at the end. */
  sent: Array.isArray(json['apps']) ? json['apps'].length : 0,
}));

/** A page of the addresses that the media proxy refuses. */
export const readBannedMedia = objectReader((json) =>
  Array.isArray(json['urls'])
    ? { urls: readTexts(json, 'urls'), total: readCount(json, 'count') }
    : undefined,
);

/** How many posts of all scopes a server has; undefined where it does not say. */
export const readPostCount = objectReader((json) => {
  const counts = json['status_visibility'];
  if (!isObject(counts)) return undefined;
  return ['public', 'unlisted', 'private', 'direct'].reduce(
    (sum, scope) => sum + readCount(counts, scope),
    0,
  );
});
