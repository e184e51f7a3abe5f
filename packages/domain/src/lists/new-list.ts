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
import { type ListMembers, createListMembers, showListError } from './list-members';

/** The draft of a new list; it outlives its form and the page. */
export interface NewList {
  fields: Pick<Cell<ListFields>, 'get' | 'subscribe'>;
  /** Changes the title or the options. */
  change(change: Partial<ListFields>): void;
  /** Who will be a member. */
  members(): ListMembers;
  /**
   * Creates the list and adds its members; resolves to it, or to null after a notice with the error. If only adding the
   * members failed, the next call continues from there and creates no second list.
   */
  create(): Promise<List | null>;
  /** Empties the draft. */
  discard(): void;
  /** Restores the stored draft. */
  restore(): void;
  /** Shows changes that another tab has made. */
  catchUp(): void;
}

/** Where the draft is stored; null for none. */
interface NewListStorage {
  read(): NewListDraft | null;
  write(draft: NewListDraft | null): void;
}

interface NewListNeeds extends Pick<Client, 'send' | 'notices' | 'graph'> {
  lists: Pick<Lists, 'put'>;
  storage: NewListStorage;
}

const EMPTY_DRAFT: NewListDraft = { fields: { title: '' }, members: [], createdId: null };

function createNewList({ send, notices, graph, lists, storage }: NewListNeeds): NewList {
  const fields = createCell(EMPTY_DRAFT.fields);
  let listMembers = createListMembers({ send, notices }, { listId: null, members: [] });
  let createdId: ListId | null = null;
  /** Members of whom only the id is known yet. */
  let notLoaded: readonly AccountId[] = [];
  let isStoring = false;
  /** The draft as this page last stored or read it. */
  let stored: NewListDraft | null = null;

  const memberIds = (): AccountId[] => [...new Set([...listMembers.ids(), ...notLoaded])];

  function store(): void {
    if (!isStoring) return;
    const now = fields.get();
    const isEmpty = now.title === '' && Object.keys(now).length === 1 && memberIds().length === 0;
    const next = isEmpty ? null : { fields: now, members: memberIds(), createdId };
    // Loading the accounts of members is no change, and must not overwrite what another tab has written.
    if (isSame(stored, next)) return;
    stored = next;
    storage.write(next);
  }
  fields.subscribe(store);

  function show(draft: NewListDraft): void {
    const listed = listMembers.entries.get().map(({ account }) => account);
    const loaded = listed.filter(({ id }) => draft.members.includes(id));
    listMembers = createListMembers({ send, notices }, { listId: null, members: loaded });
    listMembers.entries.subscribe(store);
    createdId = draft.createdId;
    notLoaded = draft.members.filter((id) => !loaded.some((person) => person.id === id));
    fields.set({ ...draft.fields });
  }

  /** Whether these are still the members of the draft: not after it was discarded, sent or read again. */
  const isCurrent = (people: ListMembers): boolean => people === listMembers;

  function restore(): void {
    // Reading the draft is no edit of it.
    isStoring = false;
    stored = storage.read();
    show(stored ?? EMPTY_DRAFT);
    isStoring = true;
    void loadMembers(listMembers);
  }

  function catchUp(): void {
    if (!isSame(stored, storage.read())) restore();
  }

  /** Loads an account and adds it; resolves to the error, null when it was loaded or does not exist any more. */
  async function loadMember(id: AccountId, people: ListMembers): Promise<ErrorReason | null> {
    const importPerson = personImporter(graph);
    const loading = send(getAccount(id)).then(async (person) => {
      importPerson(person);
      if (isCurrent(people)) await people.set(person.account, true);
    });
    const error = await errorOf(loading);
    if (error !== null && !isMissing(error)) return error;
    if (isCurrent(people)) notLoaded = notLoaded.filter((other) => other !== id);
    return null;
  }

  async function loadMembers(people: ListMembers): Promise<void> {
    const reasons = await Promise.all(notLoaded.map((id) => loadMember(id, people)));
    if (!isCurrent(people)) return;
    store();
    const reason = reasons.find((one) => one !== null);
    if (reason) showListError(notices, reason, () => void loadMembers(people));
  }

  async function createOrChange(wanted: ListFields): Promise<List> {
    if (createdId === null) return send(createList(wanted));
    try {
      return await send(changeList(createdId, wanted));
    } catch (error) {
      if (!(error instanceof ApiError) || !isMissing(error.reason)) throw error;
      // The list was deleted elsewhere before its members were added.
      return send(createList(wanted));
    }
  }

  async function createWith(people: readonly AccountId[]): Promise<List> {
    const now = fields.get();
    const list = await createOrChange({ ...now, title: now.title.trim() });
    createdId = list.id;
    store();
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
    members: () => listMembers,
    async create() {
      try {
        const list = await createWith(memberIds());
        show(EMPTY_DRAFT);
        return list;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        showListError(notices, error.reason);
        return null;
      }
    },
    discard: () => show(EMPTY_DRAFT),
    restore,
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
  list.restore();
  forms.onOtherTab((form) => form === 'new-list' && list.catchUp());
  return list;
});
