import {
  type AccountId,
  ApiError,
  addToList,
  createList,
  follow,
  type List,
  lists,
  listsWith,
  muteAccount,
  type Relationship,
  search,
  setBlock,
  setBookmark,
} from '@linnet/api';
import type { WritingClient } from '../../drafts/writing-client';
import { ownFiltersOf } from '../../filters';
import { savingCall } from '../../filters/own-filter';
import { blockHost } from '../../people/block-host';
import { findRemotePerson } from '../../people/find-remote-person';
import { fetchRelationship } from '../../relationships/fetch-relationships';
import { relationshipUpdatesIn } from '../../relationships/relationship-updates';
import { filterOfFields, type TitledFilter } from '../files/read-filters';
import type { ImportKind } from '../files/kinds';
import { createDraftImport } from './import-drafts';
import { allKnown, type Known } from './known';

/** The result of an entry; `not_found`: the server knows nobody, or no post, of this address. */
export type EntryResult = 'done' | 'not_found';

/** Carries out the entries of one kind, one at a time. Rejects with `ApiError`. */
export type ImportEntry = (fields: readonly string[], isRepeated: boolean) => Promise<EntryResult>;

/** `isRepeated`: an earlier attempt may have succeeded, which is looked up first. */
export function createEntryImport(client: WritingClient, kind: ImportKind): ImportEntry {
  const { send, graph, features } = client;

  const person = (
    isDone: (relationship: Relationship) => boolean,
    change: (id: AccountId, fields: readonly string[]) => Promise<Relationship>,
  ): ImportEntry =>
    async function carry(fields, isRepeated) {
      const id = await findRemotePerson(client, fields[0] ?? '');
      if (id === null) return 'not_found';
      const before = isRepeated ? await fetchRelationship(client, id) : null;
      if (before !== null && isDone(before)) return 'done';
      const answered = await change(id, fields);
      relationshipUpdatesIn(graph).putChanged(answered);
      // The answer to a follow of a remote account may not show it yet.
      const after = isDone(answered) ? answered : await fetchRelationship(client, id);
      if (after === null || !isDone(after)) throw new ApiError({ kind: 'ignored' });
      return 'done';
    };

  const imports: Readonly<Record<ImportKind, () => ImportEntry>> = {
    follows: () =>
      person(
        ({ following, requested }) => following || requested,
        async (id, [, repeats, notify, languages = '']) => {
          const named = languages === '' ? undefined : languages.split(',').map((one) => one.trim());
          const hasLanguages = (await features.load()).has('followLanguages');
          const options = { repeats: flag(repeats), notify: flag(notify) };
          return send(follow(id, hasLanguages ? { ...options, languages: named } : options));
        },
      ),
    mutes: () =>
      person(
        ({ muting }) => muting,
        (id, [, notifications]) =>
          send(muteAccount(id, { notifications: notifications !== 'false', seconds: 0 })),
      ),
    blocks: () =>
      person(
        ({ blocking }) => blocking,
        (id) => send(setBlock(id, true)),
      ),
    lists: () => membership(client),
    bookmarks: () => bookmarking(client),
    filters: () => filtering(client),
    domain_blocks: () => hostBlocking(client),
    drafts: () => createDraftImport(client),
  };
  return imports[kind]();
}

/** Undefined where the file does not say. */
const flag = (text = ''): boolean | undefined => (text === '' ? undefined : text === 'true');

/** Adds people to lists; lists that don't exist are created. */
function membership(client: WritingClient): ImportEntry {
  const { send } = client;
  let known: Map<string, List> | null = null;
  return async ([title = '', address = ''], isRepeated) => {
    // Read again after each start: a list may have been created although no answer came.
    known ??= new Map((await send(lists())).items.toReversed().map((list) => [list.title, list]));
    const id = await findRemotePerson(client, address);
    if (id === null) return 'not_found';
    const list = known.get(title) ?? (await send(createList({ title })));
    known.set(title, list);
    const isIn = isRepeated && (await send(listsWith(id))).items.some((one) => one.id === list.id);
    if (!isIn) await send(addToList(list.id, [id]));
    return 'done';
  };
}

function hostBlocking(client: WritingClient): ImportEntry {
  let known: Known | null = null;
  return async ([host = ''], isRepeated) => {
    if (isRepeated) known ??= await allKnown(client, 'domain_blocks');
    if (known?.has(host) !== true) await blockHost(client, host, true);
    return 'done';
  };
}

function bookmarking({ send }: WritingClient): ImportEntry {
  return async ([link = '']) => {
    const { statuses } = await send(search(link, { kind: 'statuses', resolve: true, limit: 1 }));
    const [found] = statuses;
    if (found === undefined) return 'not_found';
    if (!found.bookmarked) await send(setBookmark(found.id, true));
    return 'done';
  };
}

function filtering(client: WritingClient): ImportEntry {
  const own = ownFiltersOf(client);

  async function save(filter: TitledFilter, expiresIn: number | null, isRepeated: boolean): Promise<void> {
    const error = own.state.get().value === null || isRepeated ? await own.load() : null;
    if (error) throw new ApiError(error);
    const { version, filters } = own.state.get().value ?? { version: 1, filters: [] };
    const { title, words, contexts, action } = filter;
    // Older servers have one phrase in each filter.
    const parts = version === 1 ? words.map((word) => [word]) : [words];
    for (const part of parts) {
      const name = version === 1 ? (part[0]?.keyword ?? '') : title;
      if (isRepeated && filters.some((one) => isSameFilter(one, { title: name, words: part }))) continue;
      const unsaved = part.map((word) => ({ id: null, ...word }));
      const fields = { title: name, words: unsaved, contexts, action, expiresIn };
      await client.send(savingCall(version, fields, { before: null, now: client.environment.now() }));
    }
  }

  return async (fields, isRepeated) => {
    const filter = filterOfFields(fields);
    if (filter === null) return 'not_found';
    const end = filter.expiresAt;
    const expiresIn = end === null ? null : Math.round((Date.parse(end) - client.environment.now()) / 1000);
    // One that has expired filters nothing.
    if (expiresIn === null || expiresIn > 0) await save(filter, expiresIn, isRepeated);
    return 'done';
  };
}

interface Words {
  readonly title: string;
  readonly words: readonly { readonly keyword: string }[];
}

function isSameFilter(one: Words, other: Words): boolean {
  const keywords = ({ words }: Words): string => words.map(({ keyword }) => keyword).join('\n');
  return one.title === other.title && keywords(one) === keywords(other);
}
