import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

export type Messages = Readonly<Record<string, string>>;

/** What is wrong with a locale, by message, and what it still waits for. */
export interface LocaleFindings {
  /** Messages that are wrong: id and what. */
  readonly wrong: readonly (readonly [id: string, what: string])[];
  /** Messages that are shown in English meanwhile. */
  readonly missing: readonly string[];
}

interface OtherLocale {
  /** For plurals: a language tag. */
  readonly tag: string;
  /** Cases of plurals that may be missing; none without it. */
  readonly optional?: readonly string[];
  readonly messages: Messages;
  /** Messages that are the same as in English on purpose. */
  readonly same: readonly string[];
}

/** Compares a locale with the English one: ids, values, tags, plural categories, and words that are still English. */
export function compareLocale(
  english: Messages,
  { tag, optional = [], messages, same }: OtherLocale,
): LocaleFindings {
  const wrong: [id: string, what: string][] = [];
  for (const [id, message] of Object.entries(messages)) {
    const original = english[id];
    if (original === undefined) wrong.push([id, 'English has no such text.']);
    else {
      const faults = faultsOf(original, message, { tag, optional });
      wrong.push(...faults.map((what): [string, string] => [id, what]));
    }
  }
  const allowed = new Set(same);
  for (const [id, original] of Object.entries(english)) {
    if (messages[id] === original && !allowed.has(id) && hasWords(original))
      wrong.push([id, `It is still English: “${original}”. If it is the same word, list it.`]);
  }
  for (const id of same) {
    if (messages[id] === undefined || messages[id] !== english[id])
      wrong.push([id, 'It is listed as the same as in English, and is not.']);
  }
  return { wrong, missing: Object.keys(english).filter((id) => !Object.hasOwn(messages, id)) };
}

function faultsOf(original: string, message: string, rules: Rules): string[] {
  let parts: Parts;
  try {
    parts = partsOf(message);
  } catch (error) {
    return [`It does not compile: ${error instanceof Error ? error.message : String(error)}`];
  }
  const wanted = partsOf(original);
  return [
    ...(message.trim() === '' ? ['It is empty.'] : []),
    ...(message !== message.trim() && original === original.trim() ? ['It has blanks at its ends.'] : []),
    ...nameFaults('value', { ...wanted, given: parts.values, wanted: wanted.values }),
    ...nameFaults('tag', { wanted: wanted.tags, given: parts.tags }),
    ...[...parts.plurals].flatMap(([value, cases]) => pluralFaults(value, cases, rules)),
    ...[...wanted.plurals]
      .filter(([value, { isOrdinal }]) => !parts.plurals.has(value) && hasForms(rules.tag, isOrdinal))
      .map(([value]) => `It has no forms for the number ${value}.`),
    ...[...parts.selects].flatMap(([value, cases]) => selectFaults(value, wanted.selects.get(value), cases)),
  ];
}

type Names = ReadonlySet<string>;
type Rules = Required<Pick<OtherLocale, 'tag' | 'optional'>>;

interface ComparedNames {
  readonly wanted: Names;
  readonly given: Names;
  /** Values that English uses only to choose a plural form; a language without such forms may lack them. */
  readonly choosing?: Names;
}

function nameFaults(word: string, { wanted, given, choosing }: ComparedNames): string[] {
  return [
    ...[...wanted]
      .filter((name) => !given.has(name) && choosing?.has(name) !== true)
      .map((name) => `The ${word} ${name} is missing.`),
    ...[...given].filter((name) => !wanted.has(name)).map((name) => `English has no ${word} ${name}.`),
  ];
}

const rulesOf = (tag: string, isOrdinal: boolean): Intl.PluralRules =>
  new Intl.PluralRules(tag, { type: isOrdinal ? 'ordinal' : 'cardinal' });

/** Whether words of a language differ with a number. */
const hasForms = (tag: string, isOrdinal: boolean): boolean =>
  rulesOf(tag, isOrdinal).resolvedOptions().pluralCategories.length > 1;

function pluralFaults(value: string, { isOrdinal, cases }: Plural, { tag, optional }: Rules): string[] {
  const known: Names = new Set(rulesOf(tag, isOrdinal).resolvedOptions().pluralCategories);
  return [
    ...[...known]
      .filter((name) => !cases.has(name) && !optional.includes(name))
      .map((name) => `The plural of ${value} has no case “${name}”.`),
    ...[...cases]
      .filter((name) => !/^=-?\d+$/.test(name) && !known.has(name))
      .map((name) => `The plural of ${value} has a case “${name}”, which the language does not have.`),
  ];
}

function selectFaults(value: string, wanted: Names | undefined, given: Names): string[] {
  // A language may choose where English has one text.
  if (wanted === undefined) return [];
  return [
    ...[...wanted]
      .filter((name) => !given.has(name))
      .map((name) => `The choice of ${value} has no case “${name}”.`),
    ...[...given]
      .filter((name) => !wanted.has(name))
      .map((name) => `English has no case “${name}” of ${value}.`),
  ];
}

interface Plural {
  readonly isOrdinal: boolean;
  readonly cases: Names;
}

interface Parts {
  readonly values: Set<string>;
  /** Values of plurals whose texts don't contain the number. */
  readonly choosing: Set<string>;
  readonly tags: Set<string>;
  readonly plurals: Map<string, Plural>;
  readonly selects: Map<string, Set<string>>;
}

function partsOf(message: string): Parts {
  const parts: Parts = {
    values: new Set(),
    choosing: new Set(),
    tags: new Set(),
    plurals: new Map(),
    selects: new Map(),
  };
  collect(parse(message, { captureLocation: false }), parts);
  return parts;
}

/** Numbers that the ICU parser uses for the kinds of message elements. */
const kinds = { literal: 0, select: 5, plural: 6, pound: 7, tag: 8 } as const;

function collect(elements: readonly MessageFormatElement[], parts: Parts): void {
  for (const element of elements) {
    if (element.type === kinds.literal || element.type === kinds.pound) continue;
    (element.type === kinds.tag ? parts.tags : parts.values).add(element.value);
    if (element.type === kinds.tag) collect(element.children, parts);
    if (element.type !== kinds.plural && element.type !== kinds.select) continue;
    const names = Object.keys(element.options);
    if (element.type === kinds.plural) {
      const isOrdinal = element.pluralType === 'ordinal';
      parts.plurals.set(element.value, { isOrdinal, cases: new Set(names) });
      const options = Object.values(element.options).flatMap(({ value }) => value);
      if (!names.some((name) => name.startsWith('=')) && !options.some(({ type }) => type === kinds.pound))
        parts.choosing.add(element.value);
    } else parts.selects.set(element.value, new Set(names));
    for (const { value } of Object.values(element.options)) collect(value, parts);
  }
}

/** Whether a message has words of its own, besides values and signs. */
function hasWords(message: string): boolean {
  return /\p{L}{2,}/u.test(message.replaceAll(/\{\w+(?:, number)?\}|<\/?\w+>/g, ''));
}
