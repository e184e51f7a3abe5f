import { postLanguages, withPostLanguage } from '@linnet/domain/drafts';
import { type LanguageNames, languageTags } from '../../../blocks/languages/language-names';
import { useListedSetting } from '../../../platform/client/use-listed-setting';

interface FindOptions {
  readonly names: LanguageNames;
  /** Tags that are listed first while the query is empty: the chosen one and those of the person. */
  readonly first: readonly string[];
  /** What the person typed. */
  readonly query: string;
  readonly locale: string;
}

export interface FoundLanguage {
  readonly tag: string;
  readonly name: string;
  /** The name in the language itself; empty if it is the same as `name`. */
  readonly ownName: string;
}

/** The languages that match a query, by name; without a query, the person's own come first. */
export function findLanguages({ names, first, query, locale }: FindOptions): readonly FoundLanguage[] {
  const foldedQuery = fold(query);
  const found = [...namedLanguages(first, names).values()].filter(({ tag, name, ownName }) =>
    [tag, name, ownName].some((word) => fold(word).includes(foldedQuery)),
  );
  const rank = ({ tag, name }: FoundLanguage): number => {
    if (foldedQuery === '') return first.includes(tag) ? first.indexOf(tag) : first.length;
    return fold(name).startsWith(foldedQuery) ? 0 : 1;
  };
  return found.toSorted((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name, locale));
}

/** Languages by name: some share a name, and the first one wins. Those without a name are left out. */
function namedLanguages(first: readonly string[], names: LanguageNames): ReadonlyMap<string, FoundLanguage> {
  const listed = new Map<string, FoundLanguage>();
  const add = (tag: string): void => {
    const name = names.nameOf(tag);
    if (!listed.has(name)) listed.set(name, describe(tag, names));
  };
  first.forEach(add);
  languageTags.filter((tag) => names.nameOf(tag) !== tag).forEach(add);
  return listed;
}

function describe(tag: string, { titleOf, ownNameOf }: LanguageNames): FoundLanguage {
  const [name, ownName] = [titleOf(tag), ownNameOf(tag)];
  return { tag, name, ownName: fold(ownName) === fold(name) ? '' : ownName };
}

/** Without diacritics and in lower case, for comparison. */
function fold(word: string): string {
  return word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
}

interface OwnLanguages {
  /** The current language of the post; null for none. */
  readonly chosen: string | null;
  /** Languages of earlier posts, the latest first. */
  readonly recent: readonly string[];
  /** Language of the interface. */
  readonly locale: string;
  /** Tags from `navigator.languages`; they may have a region. */
  readonly browser: readonly string[];
}

/** The languages that are offered before all others: the chosen one, recent ones, then those the person reads. */
export function firstLanguages({ chosen, recent, locale, browser }: OwnLanguages): readonly string[] {
  const readable = [locale, ...browser].map((tag) => tag.split('-')[0] ?? tag);
  return [...new Set([...(chosen === null ? [] : [chosen]), ...recent, ...readable])];
}

interface RecentLanguages {
  /** Language tags, the latest first. */
  readonly recent: readonly string[];
  readonly remember: (tag: string) => void;
}

/** The languages of recent posts, stored on this device. */
export function useRecentLanguages(): RecentLanguages {
  const { value, write } = useListedSetting('postLanguages', postLanguages);
  return {
    recent: value,
    remember(tag) {
      // If nothing can be stored, the value holds for this page only; the error is shown elsewhere.
      write(withPostLanguage(value, tag));
    },
  };
}
