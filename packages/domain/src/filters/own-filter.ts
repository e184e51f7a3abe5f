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
  type ServerFilterContext,
} from '@linnet/api';

export interface FilterWord {
  /** Null for a word that is not saved yet, and in filters of the first version. */
  readonly id: string | null;
  readonly keyword: string;
  readonly wholeWord: boolean;
}

/** A filter of the server, in either version. */
export interface OwnFilter {
  readonly id: FilterId;
  /** In the first version: the phrase. */
  readonly title: string;
  readonly words: readonly FilterWord[];
  readonly contexts: readonly ServerFilterContext[];
  readonly action: FilterAction;
  /** ISO 8601; null when it never expires. */
  readonly expiresAt: string | null;
  /** The number of single posts that it hides too. */
  readonly statuses: number;
}

export type OwnFilterFields = Pick<OwnFilter, 'title' | 'words' | 'contexts' | 'action'> & {
  /** Seconds from now; null for never; `keep` leaves the time as it is. */
  readonly expiresIn: number | null | 'keep';
};

/** 1: one phrase; servers only store it and clients match it. 2: a title and several words; servers match them. */
export type FilterVersion = 1 | 2;

/** Reads a filter of the first version. */
export function ownFilter({ id, phrase, contexts, expiresAt, irreversible, wholeWord }: Filter): OwnFilter {
  const words = [{ id: null, keyword: phrase, wholeWord }];
  const action = irreversible ? 'hide' : 'warn';
  return { id, title: phrase, words, contexts, action, expiresAt, statuses: 0 };
}

/** Reads a filter of the second version. */
export function ownFilterOfGroup({ keywords, statuses, ...head }: FilterGroup): OwnFilter {
  return { ...head, words: keywords, statuses: statuses.length };
}

/** The request that saves a filter in the server's version: changes `before`, or creates a new filter without it. */
export function savingCall(
  version: FilterVersion,
  fields: OwnFilterFields,
  { before, now }: { before: OwnFilter | null; now: number },
): Call<unknown> {
  const { title, words, contexts, action } = fields;
  const expiresIn = fields.expiresIn === 'keep' ? remainingSeconds(before, now) : fields.expiresIn;
  if (version === 1) {
    const [word] = words;
    const phrase = word?.keyword ?? '';
    const wholeWord = word?.wholeWord === true;
    const wanted = { phrase, contexts, wholeWord, irreversible: action === 'hide', expiresIn };
    return before === null ? createFilter(wanted) : changeFilter(before.id, wanted);
  }
  const keptWords = words.map(({ id, ...word }) => ({ ...(id !== null && { id }), ...word }));
  const removedWords = (before?.words ?? []).filter(
    ({ id }) => id !== null && words.every((word) => word.id !== id),
  );
  const removed = removedWords.map(({ id, ...word }) => ({ id: String(id), ...word, remove: true }));
  const wanted = { title, contexts, action, expiresIn, keywords: [...keptWords, ...removed] };
  return before === null ? createFilterGroup(wanted) : changeFilterGroup(before.id, wanted);
}

/** Seconds until a filter expires; null for never. */
function remainingSeconds(before: OwnFilter | null, now: number): number | null {
  if (before === null || before.expiresAt === null) return null;
  return Math.max(1, Math.round((Date.parse(before.expiresAt) - now) / 1000));
}
