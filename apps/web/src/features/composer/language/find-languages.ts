import type { LanguageNames } from './language-names';
import { languageTags } from './language-tags';

interface FindOptions {
  readonly names: LanguageNames;
  /** Tags that stand first while nothing is looked for. */
  readonly recent: readonly string[];
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

/** The languages that a person may mean: recently used ones first, else by name. */
export function findLanguages({ names, recent, query, locale }: FindOptions): readonly FoundLanguage[] {
  const wanted = fold(query);
  const found = [...known(recent, names).values()].filter(({ tag, name, ownName }) =>
    [tag, name, ownName].some((word) => fold(word).includes(wanted)),
  );
  const rank = ({ tag, name }: FoundLanguage): number => {
    if (wanted === '') return recent.includes(tag) ? recent.indexOf(tag) : recent.length;
    return fold(name).startsWith(wanted) ? 0 : 1;
  };
  return found.toSorted((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name, locale));
}

/** By name: browsers call some by the same one, and have none for others, which nobody could find. */
function known(recent: readonly string[], names: LanguageNames): ReadonlyMap<string, FoundLanguage> {
  const listed = new Map(recent.map((tag) => [names.nameOf(tag), describe(tag, names)]));
  for (const tag of languageTags) {
    const name = names.nameOf(tag);
    if (name !== tag && !listed.has(name)) listed.set(name, describe(tag, names));
  }
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
