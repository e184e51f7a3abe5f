import {
  type AccountId,
  ApiError,
  type FailureReason,
  type List,
  type ListId,
  type ListFields,
  addToList,
  changeList,
  createList,
  getAccount,
} from '@linnet/api';
import { type Cell, createCell } from '../kernel/cell';
import { type Client, perClient } from '../client/client';
import { formDraftsOf } from '../form-drafts/form-drafts';
import { type KeptNewList, readKeptNewList } from '../form-drafts/kept-new-list';
import { personImporter } from '../relationships/person-importer';
import { type Lists, listsOf } from './lists';
import { type Roster, createRoster, tellTrouble } from './roster';

/** The draft of a new list; it outlives its form and the page. */
export interface NewList {
  wish: Pick<Cell<ListFields>, 'get' | 'subscribe'>;
  /** Changes the title or the options. */
  choose(change: Partial<ListFields>): void;
  /** Who will be a member. */
  roster(): Roster;
  /**
   * Creates the list and adds its members; resolves to it, or to null after a notice with the error. Where only adding
   * the members failed, the next call goes on from there and creates no second list.
   */
  make(): Promise<List | null>;
  /** Empties the draft. */
  discard(): void;
  /** Restores the stored draft. */
  resume(): void;
  /** Takes over changes that another tab has made. */
  catchUp(): void;
}

/** Where the draft is stored; null for none. */
interface NewListKeep {
  read(): KeptNewList | null;
  write(kept: KeptNewList | null): void;
}

interface Needed extends Pick<Client, 'send' | 'notices' | 'graph'> {
  lists: Pick<Lists, 'put'>;
  keep: NewListKeep;
}

const NOTHING: KeptNewList = { wish: { title: '' }, members: [], begun: null };

function createNewList({ send, notices, graph, lists, keep }: Needed): NewList {
  const wish = createCell(NOTHING.wish);
  let roster = createRoster({ send, notices }, { listId: null, members: [] });
  let begun: ListId | null = null;
  /** Members of whom only the id is known yet. */
  let unseen: readonly AccountId[] = [];
  let keeps = false;
  /** The draft as this page last stored or read it. */
  let known: KeptNewList | null = null;

  const members = (): AccountId[] => [...new Set([...roster.members(), ...unseen])];

  function note(): void {
    if (!keeps) return;
    const now = wish.get();
    const isEmpty = now.title === '' && Object.keys(now).length === 1 && members().length === 0;
    const next = isEmpty ? null : { wish: now, members: members(), begun };
    // Loading the accounts of members is no change: another tab may have written meanwhile.
    if (isSame(known, next)) return;
    known = next;
    keep.write(next);
  }
  wish.subscribe(note);

  function begin(kept: KeptNewList): void {
    const here = roster.entries.get().map(({ account }) => account);
    const seen = here.filter(({ id }) => kept.members.includes(id));
    roster = createRoster({ send, notices }, { listId: null, members: seen });
    roster.entries.subscribe(note);
    begun = kept.begun;
    unseen = kept.members.filter((id) => !seen.some((person) => person.id === id));
    wish.set({ ...kept.wish });
  }

  /** False once the draft was discarded, sent or read again. */
  const isPresent = (people: Roster): boolean => people === roster;

  function resume(): void {
    // Reading the draft is no edit of it.
    keeps = false;
    known = keep.read();
    begin(known ?? NOTHING);
    keeps = true;
    void bringAll(roster);
  }

  function catchUp(): void {
    if (!isSame(known, keep.read())) resume();
  }

  /** Loads an account and adds it; resolves to the error, null when it was loaded or does not exist any more. */
  async function bring(id: AccountId, people: Roster): Promise<FailureReason | null> {
    try {
      const take = personImporter(graph);
      const person = await send(getAccount(id));
      take(person);
      if (isPresent(people)) await people.set(person.account, true);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.reason.kind !== 'http' || error.reason.status !== 404) return error.reason;
    }
    if (isPresent(people)) unseen = unseen.filter((other) => other !== id);
    return null;
  }

  async function bringAll(people: Roster): Promise<void> {
    const reasons = await Promise.all(unseen.map((id) => bring(id, people)));
    if (!isPresent(people)) return;
    note();
    const reason = reasons.find((one) => one !== null);
    if (reason) tellTrouble(notices, reason, () => void bringAll(people));
  }

  async function makeOrChange(wanted: ListFields): Promise<List> {
    if (begun === null) return send(createList(wanted));
    try {
      return await send(changeList(begun, wanted));
    } catch (error) {
      const isGone = error instanceof ApiError && error.reason.kind === 'http' && error.reason.status === 404;
      if (!isGone) throw error;
      // The list was deleted elsewhere before its members were added.
      return send(createList(wanted));
    }
  }

  async function makeWith(people: readonly AccountId[]): Promise<List> {
    const now = wish.get();
    const list = await makeOrChange({ ...now, title: now.title.trim() });
    begun = list.id;
    note();
    lists.put(list);
    if (people.length > 0) await send(addToList(list.id, people));
    return list;
  }

  return {
    wish,
    choose(change) {
      catchUp();
      wish.update((now) => ({ ...now, ...change }));
    },
    roster: () => roster,
    async make() {
      try {
        const list = await makeWith(members());
        begin(NOTHING);
        return list;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        tellTrouble(notices, error.reason);
        return null;
      }
    },
    discard: () => begin(NOTHING),
    resume,
    catchUp,
  };
}

function isSame(one: KeptNewList | null, other: KeptNewList | null): boolean {
  const said = (list: KeptNewList | null) =>
    list && [list.wish.title, list.wish.replies, list.wish.exclusive, list.members.toSorted(), list.begun];
  return JSON.stringify(said(one)) === JSON.stringify(said(other));
}

/** The viewer's draft of a new list. */
export const newListOf = perClient((client) => {
  const { send, notices, graph } = client;
  const forms = formDraftsOf(client);
  const list = createNewList({
    send,
    notices,
    graph,
    lists: listsOf(client),
    keep: {
      read: () => readKeptNewList(forms.read('new-list')),
      write: (kept) =>
        forms.write('new-list', kept && { ...kept.wish, members: kept.members, begun: kept.begun }),
    },
  });
  list.resume();
  forms.onElsewhere((form) => form === 'new-list' && list.catchUp());
  return list;
});
