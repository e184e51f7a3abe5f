import {
  ApiError,
  blockedPeople,
  bookmarks,
  domainBlocks,
  followedBy,
  listMembers,
  lists,
  mutedPeople,
  type Account,
  type AccountId,
  type RelatedAccount,
} from '@linnet/api';
import type { WritingClient } from '../../drafts/writing-client';
import { ownFiltersOf } from '../../filters';
import { inSlices } from '../../kernel/in-slices';
import { createTextSet, type TextSet } from '../../kernel/text-set';
import { draftKeys } from '../export/stored-drafts';
import { filterFields } from '../files/read-filters';
import { type Entry, keyOf } from '../files/entry';
import type { ImportKind } from '../files/kinds';
import { allRows, type PagedCall } from '../pages';

/** Keys of what the account has already, as far as it has been read. */
export type Known = Pick<TextSet, 'has' | 'size'>;

/** The id of the viewer; rejects for a visitor. */
export function viewerId({ session }: Pick<WritingClient, 'session'>): AccountId {
  const viewer = session.state.get();
  if (viewer.state === 'visitor') throw new ApiError({ kind: 'aborted' });
  return viewer.accountId;
}

/** A person may be named with or without the host of this server. */
function addressesOf({ fqn, acct }: Account): readonly string[] {
  return [fqn.toLowerCase(), acct.toLowerCase()];
}

/**
 * Reads what the account has of a kind, page by page. Yields the keys known so far; rejects with `ApiError`. The set
 * grows between two steps.
 */
export async function* knownOf(client: WritingClient, kind: ImportKind): AsyncGenerator<Known, void> {
  const known = createTextSet();
  const add = (keys: readonly string[]): Known => {
    for (const key of keys) known.add(key);
    return known;
  };
  yield known;

  async function* people(call: PagedCall<RelatedAccount>) {
    for await (const page of allRows(client, call, ({ account }) => account.id))
      yield add(page.flatMap(({ account }) => addressesOf(account)));
  }

  switch (kind) {
    case 'follows': {
      const id = viewerId(client);
      return yield* people((options) => followedBy(id, options));
    }
    case 'mutes':
      return yield* people(mutedPeople);
    case 'blocks':
      return yield* people(blockedPeople);
    case 'bookmarks':
      for await (const page of allRows(client, bookmarks, ({ id }) => id))
        yield add(page.flatMap(({ uri, url }) => (url === null ? [uri] : [uri, url])));
      return;
    case 'domain_blocks':
      for await (const page of allRows(client, domainBlocks, (host) => host)) yield add(page);
      return;
    case 'lists':
      for await (const keys of membershipKeys(client)) yield add(keys);
      return;
    case 'drafts':
      return yield add([...draftKeys(client)]);
    case 'filters': {
      const filters = ownFiltersOf(client);
      const error = await filters.load();
      const { value } = filters.state.get();
      if (error) throw new ApiError(error);
      yield add((value?.filters ?? []).map((filter) => keyOf('filters', filterFields(filter))));
    }
  }
}

async function* membershipKeys(client: WritingClient): AsyncGenerator<readonly string[], void> {
  for (const { id, title } of (await client.send(lists())).items) {
    const members = allRows(
      client,
      (options) => listMembers(id, options),
      (account) => account.id,
    );
    for await (const page of members)
      yield page.flatMap(addressesOf).map((address) => keyOf('lists', [title, address]));
  }
}

/** Everything that the account has of a kind. Rejects with `ApiError`. */
export async function allKnown(client: WritingClient, kind: ImportKind): Promise<Known> {
  let known: Known = createTextSet();
  for await (const soFar of knownOf(client, kind)) known = soFar;
  return known;
}

/** The entries that are not known yet, in slices that keep the page responsive. */
export async function notAmong(
  known: Known,
  kind: ImportKind,
  entries: readonly Entry[],
): Promise<readonly Entry[]> {
  const rest: Entry[] = [];
  await inSlices(entries, (entry) => {
    if (!known.has(keyOf(kind, entry.fields))) rest.push(entry);
  });
  return rest;
}
