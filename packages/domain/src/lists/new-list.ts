import {
  type AccountId,
  ApiError,
  type ErrorReason,
  type List,
  type ListId,
  type ListFields,
  addToList,
  changeList,
  createList,
  getAccount,
} from '@linnet/api';
import { errorOf, isMissing } from '../kernel/error-of';
import { type Cell, createCell } from '../kernel/cell';
import { type Client, perClient } from '../client/client';
import { formDraftsOf } from '../form-drafts/form-drafts';
import { type NewListDraft, readNewListDraft } from '../form-drafts/new-list-draft';
import { personImporter } from '../relationships/person-importer';
import { type Lists, listsOf } from './lists';
import { type Roster, createRoster, showListError } from './roster';

/** The draft of a new list; it outlives its form and the page. */
export interface NewList {
  fields: Pick<Cell<ListFields>, 'get' | 'subscribe'>;
  /** Changes the title or the options. */
  change(change: Partial<ListFields>): void;
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
interface NewListStorage {
  read(): NewListDraft | null;
  write(draft: NewListDraft | null): void;
}

interface Needed extends Pick<Client, 'send' | 'notices' | 'graph'> {
  lists: Pick<Lists, 'put'>;
  storage: NewListStorage;
}

const NOTHING: NewListDraft = { fields: { title: '' }, members: [], createdId: null };

function createNewList({ send, notices, graph, lists, storage }: Needed): NewList {
  const fields = createCell(NOTHING.fields);
  let roster = createRoster({ send, notices }, { listId: null, members: [] });
  let createdId: ListId | null = null;
  /** Members of whom only the id is known yet. */
  let unseen: readonly AccountId[] = [];
  let isStoring = false;
  /** The draft as this page last stored or read it. */
  let known: NewListDraft | null = null;

  const members = (): AccountId[] => [...new Set([...roster.members(), ...unseen])];

  function note(): void {
    if (!isStoring) return;
    const now = fields.get();
    const isEmpty = now.title === '' && Object.keys(now).length === 1 && members().length === 0;
    const next = isEmpty ? null : { fields: now, members: members(), createdId };
    // Loading the accounts of members is no change: another tab may have written meanwhile.
    if (isSame(known, next)) return;
    known = next;
    storage.write(next);
  }
  fields.subscribe(note);

  function begin(draft: NewListDraft): void {
    const here = roster.entries.get().map(({ account }) => account);
    const seen = here.filter(({ id }) => draft.members.includes(id));
    roster = createRoster({ send, notices }, { listId: null, members: seen });
    roster.entries.subscribe(note);
    createdId = draft.createdId;
    unseen = draft.members.filter((id) => !seen.some((person) => person.id === id));
    fields.set({ ...draft.fields });
  }

  /** False once the draft was discarded, sent or read again. */
  const isPresent = (people: Roster): boolean => people === roster;

  function resume(): void {
    // Reading the draft is no edit of it.
    isStoring = false;
    known = storage.read();
    begin(known ?? NOTHING);
    isStoring = true;
    void loadMembers(roster);
  }

  function catchUp(): void {
    if (!isSame(known, storage.read())) resume();
  }

  /** Loads an account and adds it; resolves to the error, null when it was loaded or does not exist any more. */
  async function loadMember(id: AccountId, people: Roster): Promise<ErrorReason | null> {
    const importPerson = personImporter(graph);
    const loading = send(getAccount(id)).then(async (person) => {
      importPerson(person);
      if (isPresent(people)) await people.set(person.account, true);
    });
    const error = await errorOf(loading);
    if (error !== null && !isMissing(error)) return error;
    if (isPresent(people)) unseen = unseen.filter((other) => other !== id);
    return null;
  }

  async function loadMembers(people: Roster): Promise<void> {
    const reasons = await Promise.all(unseen.map((id) => loadMember(id, people)));
    if (!isPresent(people)) return;
    note();
    const reason = reasons.find((one) => one !== null);
    if (reason) showListError(notices, reason, () => void loadMembers(people));
  }

  async function makeOrChange(wanted: ListFields): Promise<List> {
    if (createdId === null) return send(createList(wanted));
    try {
      return await send(changeList(createdId, wanted));
    } catch (error) {
      if (!(error instanceof ApiError) || !isMissing(error.reason)) throw error;
      // The list was deleted elsewhere before its members were added.
      return send(createList(wanted));
    }
  }

  async function makeWith(people: readonly AccountId[]): Promise<List> {
    const now = fields.get();
    const list = await makeOrChange({ ...now, title: now.title.trim() });
    createdId = list.id;
    note();
    lists.put(list);
    if (people.length > 0) await send(addToList(list.id, people));
    return list;
  }

  return {
    fields,
    change(change) {
      catchUp();
      fields.update((now) => ({ ...now, ...change }));
    },
    roster: () => roster,
    async make() {
      try {
        const list = await makeWith(members());
        begin(NOTHING);
        return list;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        showListError(notices, error.reason);
        return null;
      }
    },
    discard: () => begin(NOTHING),
    resume,
    catchUp,
  };
}

function isSame(one: NewListDraft | null, other: NewListDraft | null): boolean {
  const contentOf = (list: NewListDraft | null) =>
    list && [
      list.fields.title,
      list.fields.replies,
      list.fields.exclusive,
      list.members.toSorted(),
      list.createdId,
    ];
  return JSON.stringify(contentOf(one)) === JSON.stringify(contentOf(other));
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
    storage: {
      read: () => readNewListDraft(forms.read('new-list')),
      write: (draft) =>
        forms.write('new-list', draft && { ...draft.fields, members: draft.members, begun: draft.createdId }),
    },
  });
  list.resume();
  forms.onElsewhere((form) => form === 'new-list' && list.catchUp());
  return list;
});
