import {
  changeFilter,
  changeFilterGroup,
  createFilter,
  createFilterGroup,
  type Call,
  type Filter,
  type FilterAction,
  type FilterGroup,
  type FilterId,
  type FilterPlace,
} from '@linnet/api';

export interface SoughtWord {
  /** Null for one that the server does not know yet, and where words have none. */
  readonly id: string | null;
  readonly keyword: string;
  readonly wholeWord: boolean;
}

/** A filter that the server keeps, in whichever form it has them. */
export interface OwnFilter {
  readonly id: FilterId;
  /** In the first form: what it looks for. */
  readonly title: string;
  readonly words: readonly SoughtWord[];
  readonly places: readonly FilterPlace[];
  readonly action: FilterAction;
  /** ISO 8601; null for ever. */
  readonly expiresAt: string | null;
  /** Single posts that it hides too. */
  readonly statuses: number;
}

export type OwnFilterWish = Pick<OwnFilter, 'title' | 'words' | 'places' | 'action'> & {
  /** Seconds from now, null for ever, or as it is. */
  readonly expiresIn: number | null | 'keep';
};

/** 1: one phrase, and servers only keep it. 2: a title, several words, and servers look for them. */
export type FilterForm = 1 | 2;

/** A filter of the first form, to be seen and changed. */
export function ownFilter({ id, phrase, places, expiresAt, irreversible, wholeWord }: Filter): OwnFilter {
  const words = [{ id: null, keyword: phrase, wholeWord }];
  const action = irreversible ? 'hide' : 'warn';
  return { id, title: phrase, words, places, action, expiresAt, statuses: 0 };
}

/** A filter of the second form, to be seen and changed. */
export function ownFilterOfGroup({ keywords, statuses, ...head }: FilterGroup): OwnFilter {
  return { ...head, words: keywords, statuses: statuses.length };
}

/** What saves a wish in the server's form: over a filter that is there, or as a new one. */
export function savingCall(
  form: FilterForm,
  wish: OwnFilterWish,
  { before, now }: { before: OwnFilter | null; now: number },
): Call<unknown> {
  const { title, words, places, action } = wish;
  const expiresIn = wish.expiresIn === 'keep' ? remaining(before, now) : wish.expiresIn;
  if (form === 1) {
    const [word] = words;
    const phrase = word?.keyword ?? '';
    const wholeWord = word?.wholeWord === true;
    const wanted = { phrase, places, wholeWord, irreversible: action === 'hide', expiresIn };
    return before === null ? createFilter(wanted) : changeFilter(before.id, wanted);
  }
  const kept = words.map(({ id, ...word }) => ({ ...(id !== null && { id }), ...word }));
  const gone = (before?.words ?? []).filter(({ id }) => id !== null && words.every((word) => word.id !== id));
  const removed = gone.map(({ id, ...word }) => ({ id: String(id), ...word, remove: true }));
  const wanted = { title, places, action, expiresIn, keywords: [...kept, ...removed] };
  return before === null ? createFilterGroup(wanted) : changeFilterGroup(before.id, wanted);
}

/** Seconds that a filter still has; null for ever. */
function remaining(before: OwnFilter | null, now: number): number | null {
  if (before === null || before.expiresAt === null) return null;
  return Math.max(1, Math.round((Date.parse(before.expiresAt) - now) / 1000));
}
