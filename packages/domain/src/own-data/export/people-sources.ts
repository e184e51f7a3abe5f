import {
  blockedPeople,
  domainBlocks,
  followedBy,
  followersOf,
  listMembers,
  lists,
  mutedPeople,
  type PageOptions,
  type RelatedAccount,
} from '@linnet/api';
import type { WritingClient } from '../../drafts/writing-client';
import { fetchRelationships } from '../../relationships/fetch-relationships';
import { printCsv } from '../files/csv';
import { viewerId } from '../import/known';
import { groupPageAt, pageAt, type PagedCall, type Position } from '../pages';
import { csvSeparators, type ExportSource, type FilePart, unknownTotal } from './source';

type Row = (person: RelatedAccount) => readonly string[];

async function peoplePart(
  client: WritingClient,
  call: PagedCall<RelatedAccount>,
  { position, row, print = printCsv }: { position: Position; row: Row; print?: typeof printCsv },
): Promise<FilePart> {
  const { items, next } = await pageAt(client, call, position);
  const rows = (await withRelationships(client, items)).map(row);
  return { text: print(rows), rows: rows.length, next };
}

/** Some servers send the relationships only to a call of their own. */
async function withRelationships(
  client: WritingClient,
  people: readonly RelatedAccount[],
): Promise<readonly RelatedAccount[]> {
  const unknown = people.filter(({ relationship }) => relationship === null);
  if (unknown.length === 0) return people;
  const fetched = await fetchRelationships(
    client,
    unknown.map(({ account }) => account.id),
  );
  const byId = new Map(fetched.map((relationship) => [relationship.id, relationship]));
  return people.map((person) => ({
    ...person,
    relationship: person.relationship ?? byId.get(person.account.id) ?? null,
  }));
}

const address: Row = ({ account }) => [account.fqn];

function ownCount(client: WritingClient, key: 'followersCount' | 'followingCount'): number | null {
  const viewer = client.session.state.get();
  return viewer.state === 'visitor' ? null : (client.graph.accounts.get(viewer.accountId)?.[key] ?? null);
}

/** The names of the columns, as Mastodon writes them; Pleroma's import skips this line. */
const followsHeader = 'Account address,Show boosts,Notify on new posts,Languages\n';

export const followsSource: ExportSource = {
  fileName: 'following_accounts.csv',
  separators: csvSeparators(followsHeader),
  read(client, position) {
    const id = viewerId(client);
    const row: Row = ({ account, relationship }) => [
      account.fqn,
      String(relationship?.showingRepeats ?? true),
      String(relationship?.notifying ?? false),
      (relationship?.languages ?? []).join(', '),
    ];
    return peoplePart(client, (options) => followedBy(id, options), { position, row });
  },
  total: (client) => ownCount(client, 'followingCount'),
};

export const followersSource: ExportSource = {
  fileName: 'followers.csv',
  separators: csvSeparators('Account address\n'),
  read(client, position) {
    const id = viewerId(client);
    return peoplePart(client, (options) => followersOf(id, options), { position, row: address });
  },
  total: (client) => ownCount(client, 'followersCount'),
};

/**
 * Rows for Pleroma's import, which splits the text at white space and takes each word for an address: a blank separates
 * the address from the second column. A header would be read as people.
 */
const printForPleroma = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.join(' ,')}\n`).join('');

/** Only people whose notifications are shown have a second column, which only Linnet reads. */
export const mutesSource: ExportSource = {
  fileName: 'muted_accounts.csv',
  separators: csvSeparators(),
  read(client, position) {
    const row: Row = ({ account, relationship }) =>
      relationship?.mutingNotifications === false ? [account.fqn, 'false'] : [account.fqn];
    return peoplePart(client, mutedPeople, { position, row, print: printForPleroma });
  },
  total: unknownTotal,
};

export const blocksSource: ExportSource = {
  fileName: 'blocked_accounts.csv',
  separators: csvSeparators(),
  read: (client, position) => peoplePart(client, blockedPeople, { position, row: address }),
  total: unknownTotal,
};

export const hostsSource: ExportSource = {
  fileName: 'blocked_domains.csv',
  separators: csvSeparators(),
  async read(client, position) {
    const call = (options: PageOptions) => domainBlocks(options);
    const { items, next } = await pageAt(client, call, position);
    return { text: printCsv(items.map((host) => [host])), rows: items.length, next };
  },
  total: unknownTotal,
};

/** One list after the other, page by page. */
export const listsSource: ExportSource = {
  fileName: 'lists.csv',
  separators: csvSeparators(),
  async read(client, position) {
    const all = (await client.send(lists())).items;
    const { group, items, next } = await groupPageAt(client, all, {
      position,
      call: ({ id }, options) => listMembers(id, options),
    });
    const rows = items.map(({ fqn }) => [group?.title ?? '', fqn]);
    return { text: printCsv(rows), rows: rows.length, next };
  },
  total: unknownTotal,
};
