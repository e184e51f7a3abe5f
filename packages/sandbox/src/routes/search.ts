import type { WireAccount, WireStatus } from '@linnet/api/wire';
import { renderAccounts } from '../render/people';
import { viewerOf } from '../render/viewer';
import { renderStatuses } from '../render/status';
import { answer } from '../server/answer';
import type { Server } from '../server/server';
import { type Call, type Route, publicly } from '../server/route';
import { type AccountRow, findAccount, findAccountByName } from '../store/accounts/accounts';
import { searchAccounts, searchStatuses } from '../store/statuses/search';
import { type StatusRow, findStatus, findStatusesByObject } from '../store/statuses/statuses';

/** The last segment of an address, which may name a tag. */
function lastSegment(text: string): string {
  if (!URL.canParse(text)) return text;
  return new URL(text).pathname.replace(/\/+$/, '').split('/').at(-1) ?? '';
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

function distinct(words: string[]): string[] {
  return [...new Map(words.toReversed().map((word) => [word.toLowerCase(), word])).values()].toReversed();
}

/**
 * Hashtags that a search may mean: the words that begin with `#`, or else each word, and all of them as one word.
 * They need not exist: unused tags are found as well.
 */
function hashtagsIn(text: string): string[] {
  const source = /^https?:\/\//.test(text) ? lastSegment(text) : text;
  const words = source.split(/[^#\p{L}\p{N}\p{M}_]+/u).filter((word) => word !== '');
  const marked = words.filter((word) => word.startsWith('#'));
  if (marked.length > 0) return distinct(marked.map((word) => word.replace(/^#+/, ''))).filter(Boolean);
  return distinct([...words, words.map(capitalised).join('')]).filter(Boolean);
}

function readAddress(server: Server, text: string): { host: string | null; path: string } | null {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  return { host: url.origin === server.origin() ? null : url.hostname, path: url.pathname };
}

/** The account with an actor or profile address, if this server knows it. */
function accountAt(server: Server, text: string): AccountRow | undefined {
  const address = readAddress(server, text);
  const name = /^\/(?:users\/|@)?([^/]+)\/?$/.exec(address?.path ?? '')?.[1];
  if (!address || name === undefined) return undefined;
  return findAccountByName(
    server.db,
    address.host === null ? name : `${name}@${address.host}`,
    server.host(),
  );
}

function statusesAt(server: Server, { host, path }: { host: string | null; path: string }): StatusRow[] {
  const [, kind, name = ''] = /^\/(objects|notice)\/([^/]+)\/?$/.exec(path) ?? [];
  if (kind === undefined) return [];
  if (kind === 'notice' && host === null)
    return [findStatus(server.db, name)].filter((row) => row !== undefined);
  return findStatusesByObject(server.db, name).filter(
    (row) => (findAccount(server.db, row.account_id)?.host ?? null) === host,
  );
}

/** The status with an object or page address, if this server knows it; visibility is not checked. */
function statusAt(server: Server, text: string): StatusRow | undefined {
  const address = readAddress(server, text);
  return address === null ? undefined : statusesAt(server, address)[0];
}

const MAX_RESULTS = 40;

interface Search {
  text: string;
  limit: number;
  offset: number;
  /** Only accounts that the viewer follows. */
  following: boolean;
  viewerId: string | null;
}

function readSearch({ params, viewer }: Call, limit: number): Search {
  params.required('q');
  return {
    text: params.text('q')?.trim() ?? '',
    limit: Math.max(0, Math.min(params.integer('limit') ?? limit, MAX_RESULTS)),
    offset: Math.max(0, params.integer('offset') ?? 0),
    following: params.flag('following') && viewer !== null,
    viewerId: viewer?.id ?? null,
  };
}

/** Accounts that match; a complete name or the address of a profile puts that account first. */
function foundAccounts({ server, params, viewer }: Call, search: Search): WireAccount[] {
  const exact = accountAt(server, search.text) ?? findAccountByName(server.db, search.text, server.host());
  const ids = searchAccounts(server.db, search);
  const all = exact && search.offset === 0 && !search.following ? [exact.id, ...ids] : ids;
  const relationships = params.flag('with_relationships');
  return renderAccounts(server, [...new Set(all)].slice(0, search.limit), { viewer, relationships });
}

function foundStatuses({ server, params, viewer }: Call, search: Search): WireStatus[] {
  const exact = statusAt(server, search.text);
  const words = { ...search, accountId: params.id('account_id') ?? null };
  // An address is not searched for as words: it finds one status or none.
  const ids = /^https?:\/\//.test(search.text) ? [] : searchStatuses(server.db, words);
  const all = exact && search.offset === 0 ? [exact.id, ...ids] : ids;
  return renderStatuses(server, [...new Set(all)].slice(0, search.limit), viewerOf(server, viewer));
}

function foundTags({ text, offset, limit }: Search): string[] {
  return hashtagsIn(text).slice(offset, offset + limit);
}

/** A handler for all three kinds of results; kinds that were not requested are empty. */
function search<Tag>(writeTag: (name: string, call: Call) => Tag): Route['handle'] {
  return (call) => {
    const query = readSearch(call, 20);
    const kind = call.params.text('type') || null;
    const isRequested = (name: string) => kind === null || kind === name;
    return answer({
      accounts: isRequested('accounts') ? foundAccounts(call, query) : [],
      statuses: isRequested('statuses') ? foundStatuses(call, query) : [],
      hashtags: isRequested('hashtags') ? foundTags(query).map((name) => writeTag(name, call)) : [],
    });
  };
}

const tagWithPage = (name: string, { server }: Call) => ({
  name,
  url: `${server.origin()}/tag/${encodeURIComponent(name)}`,
});

const ACCESS = publicly('read:search');

/** Must come before the routes with `:id`. */
export const searchRoutes: Route[] = [
  {
    method: 'GET',
    path: '/api/v1/accounts/search',
    access: ACCESS,
    handle: (call) => answer(foundAccounts(call, readSearch(call, MAX_RESULTS))),
  },
  { method: 'GET', path: '/api/v1/search', access: ACCESS, handle: search((name) => name) },
  { method: 'GET', path: '/api/v2/search', access: ACCESS, handle: search(tagWithPage) },
];
