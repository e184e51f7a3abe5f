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

/** A type and what helps to edit it. */
interface Scene {
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

/** The types that are one word, and those that are a container with its element. */
const single: Readonly<Record<string, (scene: Scene) => Control>> = {
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
  return name !== null && Object.hasOwn(single, name) ? name : null;
}

const limitsType = JSON.stringify(['tuple', ['list', 'tuple']]);

/** The ways to edit a value of a type, in the order of the description; none for a type that nobody knows. */
function controlsFor(type: ConfigType, scene: Scene): readonly Control[] {
  if (JSON.stringify(type) === limitsType) return [limits];
  const name = nameOf(type);
  if (name !== null) {
    const make = Object.hasOwn(single, name) ? single[name] : undefined;
    return make === undefined ? [] : [make(scene)];
  }
  return isList(type) ? type.flatMap((each) => controlsFor(each, scene)) : [];
}

/** Described as a switch, and following the server's own privacy while nobody has decided. */
const accessChoices = [':if_instance_is_private', 'true', 'false'];
const isAccess = ({ key, type }: DescribedSetting): boolean =>
  key === ':restrict_unauthenticated' && type === 'boolean';

/** The controls of a setting: one, or one for each alternative type. Of two for the same kind of value the first. */
export function controlsOf(setting: DescribedSetting): readonly Control[] {
  if (isAccess(setting)) return [choice(accessChoices)];
  const { key, path, type, suggestions } = setting;
  const words = suggestions.flatMap((value) => textOf(value) ?? []);
  const all = controlsFor(type, { key: path.at(-1) ?? key, suggestions, words });
  return all.filter(({ name }, index) => all.findIndex((other) => other.name === name) === index);
}

/** Which control shows a value; null when none does: then it is shown as it is, and left as it is. */
export function controlFor(controls: readonly Control[], value: ConfigValue | undefined): Control | null {
  return controls.find((control) => control.read(value) !== null) ?? null;
}
