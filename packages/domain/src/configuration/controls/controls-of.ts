import type { ConfigType, ConfigValue } from '@linnet/api';
import type { DescribedSetting } from '../described-settings';
import { isAtom, listOf, mapOf } from '../config-value';
import { asJson } from './as-json';
import type { Control } from './control';
import { anyText, atoms, limits, modules, pairs, texts, tupleControl } from './lists';
import {
  atom,
  checkedAtom,
  checkedText,
  choice,
  flag,
  image,
  module,
  number,
  text,
  wholeNumber,
} from './scalars';

/** What the controls of a setting are made from, besides its type. */
interface Source {
  readonly key: string;
  readonly suggestions: readonly ConfigValue[];
  /** The suggestions that are texts. */
  readonly words: readonly string[];
}

const isList = (type: ConfigType): type is readonly ConfigType[] => typeof type !== 'string';

const textOf = (value: ConfigValue): string | null => (typeof value === 'string' ? value : null);

const keyPairs = (rest: Pick<Parameters<typeof pairs>[0], 'show' | 'parse'>): Control =>
  pairs({ isFirst: () => true, parseFirst: anyText, areUnique: true, ...rest });

const numberText = (value: ConfigValue): string | null =>
  typeof value === 'number' && Number.isInteger(value) ? String(value) : null;

/** A tuple of the suggestions, which encode tuples as lists; two texts when there is none. */
const exampleTuple = (suggestions: readonly ConfigValue[]): readonly ConfigValue[] =>
  suggestions.map(listOf).find((each) => each !== null && each.length > 0) ?? ['', ''];

/** Makes the control of a type: its name is one word, or a container and the type of its elements. */
const makers: Readonly<Record<string, (source: Source) => Control>> = {
  string: ({ key, words }) => text(key, words),
  integer: () => wholeNumber,
  float: () => number,
  boolean: () => flag,
  atom: ({ words }) => atom(words),
  module: ({ words }) => module(words),
  tuple: ({ suggestions }) => tupleControl(exampleTuple(suggestions)),
  map: () => asJson((value) => mapOf(value) !== null),
  keyword: () => asJson((value) => listOf(value) !== null),
  'string image': () => image,
  'dropdown atom': ({ words }) => choice(words),
  'list string': ({ words }) => texts(words),
  'list atom': ({ words }) => atoms(words),
  'list module': ({ words }) => modules(words),
  'list map': () => asJson((value) => listOf(value)?.every((each) => mapOf(each) !== null) === true),
  'list tuple': () =>
    pairs({
      isFirst: () => true,
      parseFirst: anyText,
      show: textOf,
      parse: anyText,
      areUnique: false,
    }),
  'keyword string': () => keyPairs({ show: textOf, parse: checkedText }),
  'keyword integer': () =>
    pairs({
      isFirst: isAtom,
      parseFirst: checkedAtom,
      areUnique: true,
      show: numberText,
      parse: (entered) => wholeNumber.write(entered, 0),
    }),
  'map string': () => asJson((value) => mapOf(value) !== null),
};

/** The name of a type in the table; null for alternatives. */
function nameOf(type: ConfigType): string | null {
  if (!isList(type)) return type;
  const [container, element] = type;
  if (typeof container !== 'string' || type.length !== 2 || element === undefined) return null;
  if (container === 'keyword' && isList(element)) return 'keyword';
  const name = typeof element === 'string' ? `${container} ${element}` : null;
  return name !== null && Object.hasOwn(makers, name) ? name : null;
}

const limitsType = JSON.stringify(['tuple', ['list', 'tuple']]);

/** The controls of a type and its alternatives, in the order of the description; none for an unknown type. */
function controlsFor(type: ConfigType, source: Source): readonly Control[] {
  if (JSON.stringify(type) === limitsType) return [limits];
  const name = nameOf(type);
  if (name !== null) {
    const make = Object.hasOwn(makers, name) ? makers[name] : undefined;
    return make === undefined ? [] : [make(source)];
  }
  return isList(type) ? type.flatMap((each) => controlsFor(each, source)) : [];
}

/** Values of access settings, which are described as switches but can also follow the privacy of the instance. */
const accessChoices = [':if_instance_is_private', 'true', 'false'];
const isAccess = ({ key, type }: DescribedSetting): boolean =>
  key === ':restrict_unauthenticated' && type === 'boolean';

/** The controls of a setting: one for each alternative type, each name once. */
export function controlsOf(setting: DescribedSetting): readonly Control[] {
  if (isAccess(setting)) return [choice(accessChoices)];
  const { key, path, type, suggestions } = setting;
  const words = suggestions.flatMap((value) => textOf(value) ?? []);
  const all = controlsFor(type, { key: path.at(-1) ?? key, suggestions, words });
  return all.filter(({ name }, index) => all.findIndex((other) => other.name === name) === index);
}

/** The control that can show a value; null when none can: then the value is shown as it is and can't be edited. */
export function controlFor(controls: readonly Control[], value: ConfigValue | undefined): Control | null {
  return controls.find((control) => control.read(value) !== null) ?? null;
}
