import type { BrokenReason } from './entry';

/**
 * Reads the columns of one kind of file. Returns why the line is broken, or the fields of the entry. `hasHeader`: the
 * file begins with the names of its columns.
 */
export type ReadColumns = (
  columns: readonly string[],
  hasHeader: boolean,
) => readonly string[] | BrokenReason;

const NAME = /^[\w.~-]{1,200}$/;
const HOST = /^[\p{L}\p{N}](?:[\p{L}\p{N}.-]{0,250}[\p{L}\p{N}])?(?::\d{1,5})?$/u;
/** The page of a profile, as Mastodon, Pleroma and Misskey address it. */
const PROFILE = /^https?:\/\/([^/\s]+)\/(?:@|users\/)([\w.~-]{1,200})\/?$/;

/** The address `name@host`, or `name` for people of this server; null for anything else. */
function readAddress(text: string): string | null {
  const plain = text
    .trim()
    .replace(/^acct:/i, '')
    .replace(/^@/, '');
  const profile = PROFILE.exec(plain);
  if (profile !== null) return readAddress(`${profile[2]}@${profile[1]}`);
  const [name = '', host, ...more] = plain.split('@');
  if (!NAME.test(name) || more.length > 0) return null;
  if (host === undefined) return name;
  return HOST.test(host) ? `${name}@${host.toLowerCase()}` : null;
}

function readHost(text: string): string | null {
  const plain = text
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/^@|\/$/g, '')
    .toLowerCase();
  return HOST.test(plain) && (plain.includes('.') || plain.startsWith('localhost')) ? plain : null;
}

function readLink(text: string): string | null {
  const plain = text.trim();
  return /^https?:\/\/[^\s/]+\S*$/i.test(plain) && URL.canParse(plain) ? plain : null;
}

/** `true`, `false`, or nothing where the file does not say. */
function readFlag(text: string | undefined): string {
  const word = (text ?? '').trim().toLowerCase();
  if (['true', '1', 'yes'].includes(word)) return 'true';
  return ['false', '0', 'no'].includes(word) ? 'false' : '';
}

const personColumns =
  (rest: (columns: readonly string[], hasHeader: boolean) => readonly string[]): ReadColumns =>
  (columns, hasHeader) => {
    const address = readAddress(columns[0] ?? '');
    return address === null ? 'address' : [address, ...rest(columns, hasHeader)];
  };

export const columnReaders = {
  // Without names the second column is Misskey's: whether replies are shown.
  follows: personColumns(([, repeats, notify, languages = ''], hasHeader) =>
    hasHeader ? [readFlag(repeats), readFlag(notify), languages.trim()] : ['', '', ''],
  ),
  mutes: personColumns(([, notifications]) => [readFlag(notifications)]),
  blocks: personColumns(() => []),
  lists([title = '', account]) {
    if (account === undefined || title.trim() === '') return 'columns';
    const address = readAddress(account);
    return address === null ? 'address' : [title.trim(), address];
  },
  bookmarks([first = '']) {
    const link = readLink(first);
    return link === null ? 'link' : [link];
  },
  domain_blocks([first = '']) {
    const host = readHost(first);
    return host === null ? 'host' : [host];
  },
} as const satisfies Record<string, ReadColumns>;
