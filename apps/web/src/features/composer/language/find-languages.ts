import type { LanguageNames } from '../../../blocks/languages/language-names';
import { languageTags } from '../../../blocks/languages/language-tags';

interface FindOptions {
  readonly names: LanguageNames;
  /** Tags that stand first while nothing is looked for: the one that is chosen, and those of the person. */
  readonly first: readonly string[];
  /** What somebody typed. */
  readonly query: string;
  readonly locale: string;
}

export interface FoundLanguage {
  readonly tag: string;
  readonly name: string;
  /** Empty where it says no more than the name. */
  readonly ownName: string;
}

/** The languages that a person may mean: their own first, else by name. */
export function findLanguages({ names, first, query, locale }: FindOptions): readonly FoundLanguage[] {
  const wanted = fold(query);
  const found = [...known(first, names).values()].filter(({ tag, name, ownName }) =>
    [tag, name, ownName].some((word) => fold(word).includes(wanted)),
  );
  const rank = ({ tag, name }: FoundLanguage): number => {
    if (wanted === '') return first.includes(tag) ? first.indexOf(tag) : first.length;
    return fold(name).startsWith(wanted) ? 0 : 1;
  };
  return found.toSorted((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name, locale));
}

/** By name: browsers call some by the same one, and have none for others, which nobody could find. */
function known(first: readonly string[], names: LanguageNames): ReadonlyMap<string, FoundLanguage> {
  const listed = new Map<string, FoundLanguage>();
  const add = (tag: string): void => {
    const name = names.nameOf(tag);
    if (!listed.has(name)) listed.set(name, describe(tag, names));
  };
  first.forEach(add);
  languageTags.filter((tag) => names.nameOf(tag) !== tag).forEach(add);
  return listed;
}

function describe(tag: string, { nameOf, ownNameOf }: LanguageNames): FoundLanguage {
  const [name, ownName] = [nameOf(tag), ownNameOf(tag)];
  return { tag, name, ownName: fold(ownName) === fold(name) ? '' : ownName };
}

/** Without marks and capitals, as people type who look for something. */
function fold(word: string): string {
  return word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
}
