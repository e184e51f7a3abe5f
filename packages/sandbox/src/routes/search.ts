import type { WireAccount, WireStatus } from '@linnet/api/wire';
import { renderAccounts } from '../render/people';
import { readerOf } from '../render/reader';
import { renderStatuses } from '../render/status';
import { answer } from '../server/answer';
import { publicly, type Call, type Route } from '../server/route';
import { findAccountByName } from '../store/accounts';
import { searchAccounts, searchStatuses } from '../store/search';
import { hashtagsIn } from '../text/hashtags-in';
import { accountAt, statusAt } from './find-by-address';

const MOST = 40;

interface Search {
  text: string;
  limit: number;
  offset: number;
  /** Only accounts that the viewer follows. */
  following: boolean;
  readerId: string | null;
}

function readSearch({ params, reader }: Call, limit: number): Search {
  params.required('q');
  return {
    text: params.text('q')?.trim() ?? '',
    limit: Math.max(0, Math.min(params.integer('limit') ?? limit, MOST)),
    offset: Math.max(0, params.integer('offset') ?? 0),
    following: params.flag('following') && reader !== null,
    readerId: reader?.id ?? null,
  };
}

/** Accounts that match; a complete name or the address of a profile puts that account first. */
function foundAccounts({ here, params, reader }: Call, search: Search): WireAccount[] {
  const exact = accountAt(here, search.text) ?? findAccountByName(here.db, search.text, here.host());
  const ids = searchAccounts(here.db, search);
  const all = exact && search.offset === 0 && !search.following ? [exact.id, ...ids] : ids;
  const relationships = params.flag('with_relationships');
  return renderAccounts(here, [...new Set(all)].slice(0, search.limit), { reader, relationships });
}

function foundStatuses({ here, params, reader }: Call, search: Search): WireStatus[] {
  const viewer = readerOf(here, reader);
  const exact = statusAt(here, search.text);
  const words = { ...search, accountId: params.id('account_id') ?? null };
  // An address is not searched for as words: it finds one status or none.
  const ids = /^https?:\/\//.test(search.text) ? [] : searchStatuses(here.db, words);
  const all = exact && search.offset === 0 ? [exact.id, ...ids] : ids;
  return renderStatuses(here, [...new Set(all)].slice(0, search.limit), viewer);
}

function foundTags({ text, offset, limit }: Search): string[] {
  return hashtagsIn(text).slice(offset, offset + limit);
}

/** A handler for all three kinds of results; kinds that were not requested are empty. */
function search<Tag>(writeTag: (name: string, call: Call) => Tag): Route['handle'] {
  return (call) => {
    const wanted = readSearch(call, 20);
    const kind = call.params.text('type') || null;
    const asked = (name: string) => kind === null || kind === name;
    return answer({
      accounts: asked('accounts') ? foundAccounts(call, wanted) : [],
      statuses: asked('statuses') ? foundStatuses(call, wanted) : [],
      hashtags: asked('hashtags') ? foundTags(wanted).map((name) => writeTag(name, call)) : [],
    });
  };
}

const tagWithPage = (name: string, { here }: Call) => ({
  name,
  url: `${here.origin()}/tag/${encodeURIComponent(name)}`,
});

const ACCESS = publicly('read:search');

/** Must come before the routes with `:id`. */
export const searchRoutes: Route[] = [
  {
    method: 'GET',
    path: '/api/v1/accounts/search',
    access: ACCESS,
    handle: (call) => answer(foundAccounts(call, readSearch(call, MOST))),
  },
  { method: 'GET', path: '/api/v1/search', access: ACCESS, handle: search((name) => name) },
  { method: 'GET', path: '/api/v2/search', access: ACCESS, handle: search(tagWithPage) },
];
