import type { FilterAction, ServerFilterContext } from '@linnet/api';
import { isPlainObject, readJson } from '../../kernel/json-record';

/** A word filter as a file has it. Its keys stand in this order, so that equal filters have equal JSON. */
export interface FileFilter {
  readonly words: readonly { readonly keyword: string; readonly wholeWord: boolean }[];
  readonly contexts: readonly ServerFilterContext[];
  readonly action: FilterAction;
  /** ISO 8601; null when it never expires. */
  readonly expiresAt: string | null;
}

export interface TitledFilter extends FileFilter {
  readonly title: string;
}

const allContexts: readonly ServerFilterContext[] = ['home', 'notifications', 'public', 'thread', 'account'];
const usualContexts: readonly ServerFilterContext[] = ['home', 'notifications', 'public', 'thread'];
const MAX_TEXT = 2000;
const MAX_WORDS = 200;

const textOf = (value: unknown): string =>
  typeof value === 'string' && value.length <= MAX_TEXT ? value.trim() : '';

function contextsOf(value: unknown): readonly ServerFilterContext[] {
  const named = Array.isArray(value) ? allContexts.filter((context) => value.includes(context)) : [];
  return named.length > 0 ? named : usualContexts;
}

/**
 * Reads one filter: of the API's second version (a title and words), of the first (a phrase), or a bare word. Null
 * for anything else, such as Misskey's regular expressions and words that must come together.
 */
export function readFilterOfFile(value: unknown): TitledFilter | null {
  if (Array.isArray(value)) return value.length === 1 ? readFilterOfFile(value[0]) : null;
  if (typeof value === 'string') return isPattern(value) ? null : ofPhrase(value, {});
  if (!isPlainObject(value)) return null;
  if (typeof value['phrase'] === 'string') return ofPhrase(value['phrase'], value);
  const title = textOf(value['title']);
  const words = (Array.isArray(value['keywords']) ? value['keywords'] : [])
    .slice(0, MAX_WORDS)
    .flatMap(readWord);
  if (title === '' || words.length === 0) return null;
  return { title, words, ...restOf(value, value['filter_action'] === 'hide') };
}

function ofPhrase(phrase: string, value: Readonly<Record<string, unknown>>): TitledFilter | null {
  const keyword = textOf(phrase);
  if (keyword === '') return null;
  const words = [{ keyword, wholeWord: value['whole_word'] === true }];
  return { title: keyword, words, ...restOf(value, value['irreversible'] === true) };
}

function restOf(value: Readonly<Record<string, unknown>>, hides: boolean): Omit<FileFilter, 'words'> {
  const end = value['expires_at'];
  const expiresAt = typeof end === 'string' && !Number.isNaN(Date.parse(end)) ? end : null;
  return { contexts: contextsOf(value['context']), action: hides ? 'hide' : 'warn', expiresAt };
}

function readWord(value: unknown): { keyword: string; wholeWord: boolean }[] {
  if (!isPlainObject(value)) return [];
  const keyword = textOf(value['keyword']);
  return keyword === '' ? [] : [{ keyword, wholeWord: value['whole_word'] === true }];
}

const isPattern = (word: string): boolean => /^\/.*\/\w*$/.test(word);

/** The fields of an entry: the title, and the rest as JSON. */
export function filterFields({ title, words, contexts, action, expiresAt }: TitledFilter): [string, string] {
  const value: FileFilter = {
    words: words.map(({ keyword, wholeWord }) => ({ keyword, wholeWord })),
    contexts: allContexts.filter((context) => contexts.includes(context)),
    action,
    expiresAt,
  };
  return [title, JSON.stringify(value)];
}

/** Reads the fields of an entry again; null when they were not written by `filterFields`. */
export function filterOfFields([title = '', json = '']: readonly string[]): TitledFilter | null {
  const value = readJson(json);
  if (!isPlainObject(value) || !Array.isArray(value['words'])) return null;
  const keywords = value['words'].map((word: unknown) =>
    isPlainObject(word) ? { keyword: word['keyword'], whole_word: word['wholeWord'] } : word,
  );
  const { contexts: context, action: filter_action, expiresAt: expires_at } = value;
  return readFilterOfFile({ title, keywords, context, filter_action, expires_at });
}

/** A filter in the form of the API's second version, which `readFilterOfFile` reads. */
export function filterForFile({ title, words, contexts, action, expiresAt }: TitledFilter): object {
  return {
    title,
    context: contexts,
    filter_action: action,
    expires_at: expiresAt,
    keywords: words.map(({ keyword, wholeWord }) => ({ keyword, whole_word: wholeWord })),
  };
}
