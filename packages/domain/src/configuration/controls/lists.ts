import type { ConfigValue } from '@linnet/api';
import { isAtom, listOf, tuple, tupleOf } from '../config-value';
import type { FormValue } from '../../form-drafts/server-draft';
import type { Control, ControlName, Written } from './control';
import { checkedAtom, checkedModule, checkedText } from './scalars';

const textsOf = (form: FormValue): readonly string[] =>
  Array.isArray(form) ? form.filter((entry): entry is string => typeof entry === 'string') : [];

const rowsOf = (form: FormValue): readonly (readonly string[])[] =>
  Array.isArray(form) ? form.filter((row): row is readonly string[] => Array.isArray(row)) : [];

/** The values of all entries, or the first problem. */
function writtenAll(entries: readonly Written[]): { values: ConfigValue[] } | { problem: Written } {
  const values: ConfigValue[] = [];
  for (const entry of entries) {
    if ('problem' in entry) return { problem: entry };
    values.push(entry.value);
  }
  return { values };
}

/** Whether a setting without a value stays so, because nothing was entered. */
const isStillUnset = (entries: readonly unknown[], before: ConfigValue | undefined): boolean =>
  entries.length === 0 && (before === undefined || before === null);

interface ListOptions {
  readonly name: ControlName;
  readonly options: readonly string[];
  readonly isEntry: (value: string) => boolean;
  readonly parse: (text: string) => Written;
}

/** A list of texts, in its order. */
const listControl = ({ name, options, isEntry, parse }: ListOptions): Control => ({
  kind: 'list',
  name,
  options,
  read(value) {
    if (value === undefined || value === null) return [];
    const texts = listOf(value)?.map((entry) => (typeof entry === 'string' && isEntry(entry) ? entry : null));
    return texts === undefined || texts.includes(null) ? null : texts.filter((entry) => entry !== null);
  },
  write(form, before) {
    const entries = textsOf(form);
    if (isStillUnset(entries, before)) return { value: null };
    if (entries.some((entry) => entry.trim() === '')) return { problem: 'empty_row' };
    const all = writtenAll(entries.map(parse));
    return 'problem' in all ? all.problem : { value: all.values };
  },
});

export const texts = (options: readonly string[]): Control =>
  listControl({ name: 'list', options, isEntry: (entry) => !isAtom(entry), parse: checkedText });

export const atoms = (options: readonly string[]): Control =>
  listControl({ name: 'atoms', options, isEntry: isAtom, parse: checkedAtom });

export const modules = (options: readonly string[]): Control =>
  listControl({ name: 'modules', options, isEntry: (entry) => /^[A-Z]/.test(entry), parse: checkedModule });

/** An element of a tuple as a text; null when it is neither text nor number. */
const elementText = (value: ConfigValue): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null;

const numeric = /^-?\d{1,15}(?:\.\d{1,12})?$/;

/** The value of an entered element, in the type of the present one or of an example (`like`). */
function elementValue(entered: string, like: ConfigValue | undefined): Written {
  if (typeof like === 'number')
    return numeric.test(entered.trim()) ? { value: Number(entered) } : { problem: 'number' };
  if (typeof like === 'string' && like === entered) return { value: entered };
  return typeof like === 'string' && isAtom(like) ? checkedAtom(entered) : checkedText(entered);
}

/** A tuple of texts and numbers, of the size of the present one, or of an example. */
export function tupleControl(example: readonly ConfigValue[]): Control {
  return {
    kind: 'tuple',
    name: 'tuple',
    size: example.length,
    read(value) {
      if (value === undefined || value === null) return [];
      const elements = tupleOf(value)?.map(elementText);
      return elements === undefined || elements.includes(null)
        ? null
        : elements.filter((element) => element !== null);
    },
    write(form, before) {
      const entries = textsOf(form);
      const like = tupleOf(before) ?? example;
      if (entries.every((entry) => entry === '') && (before === undefined || before === null))
        return { value: null };
      if (entries.some((entry) => entry.trim() === '')) return { problem: 'empty_row' };
      const all = writtenAll(entries.map((entry, index) => elementValue(entry, like[index])));
      return 'problem' in all ? all.problem : { value: tuple(...all.values) };
    },
  };
}

/** How the two halves of a pair are written. */
interface PairOptions {
  /** Whether a value can be a first half: keys of keyword lists are atoms. */
  readonly isFirst: (value: string) => boolean;
  readonly parseFirst: (text: string) => Written;
  /** The text of a second half; null when it can't be shown. */
  readonly show: (value: ConfigValue) => string | null;
  readonly parse: (text: string) => Written;
  /** Whether the first halves must all be different. */
  readonly areUnique: boolean;
}

/** A list of tuples of two, as rows of two texts. */
export const pairs = ({ isFirst, parseFirst, show, parse, areUnique }: PairOptions): Control => ({
  kind: 'pairs',
  name: 'pairs',
  read(value) {
    if (value === undefined || value === null) return [];
    const rows = listOf(value)?.map((entry) => {
      const [first, second, ...more] = tupleOf(entry) ?? [];
      const shown = second === undefined || more.length > 0 ? null : show(second);
      return typeof first === 'string' && isFirst(first) && shown !== null ? [first, shown] : null;
    });
    return rows === undefined || rows.includes(null) ? null : rows.filter((row) => row !== null);
  },
  write(form, before) {
    const rows = rowsOf(form);
    if (isStillUnset(rows, before)) return { value: null };
    if (rows.some(([first = '']) => first.trim() === '')) return { problem: 'empty_row' };
    if (areUnique && new Set(rows.map(([first]) => first)).size < rows.length) return { problem: 'repeated' };
    const all = writtenAll(
      rows.map(([first = '', second = '']): Written => {
        const half = writtenAll([parseFirst(first), parse(second)]);
        return 'problem' in half ? half.problem : { value: tuple(...half.values) };
      }),
    );
    return 'problem' in all ? all.problem : { value: all.values };
  },
});

/** Accepts texts, also those that the server stores as atoms or modules, such as the second half of a schedule. */
export const anyText = (entered: string): Written =>
  isAtom(entered) ? { value: entered } : checkedText(entered);

/**
 * A rate limit: none, one, or one for visitors and one for signed-in people. Each row is an interval in milliseconds
 * and the number of requests.
 */
export const limits: Control = {
  kind: 'limits',
  name: 'limits',
  read(value) {
    if (value === undefined || value === null) return [];
    const single = tupleOf(value);
    const all = single === null ? listOf(value)?.map(tupleOf) : [single];
    if (all === undefined || all.length === 0 || all.length > 2) return null;
    const rows = all.map((limit) => {
      const [interval, count, ...more] = limit ?? [];
      const isLimit = Number.isInteger(interval) && Number.isInteger(count) && more.length === 0;
      return isLimit ? [String(interval), String(count)] : null;
    });
    return rows.includes(null) ? null : rows.filter((row) => row !== null);
  },
  write(form, before) {
    const rows = rowsOf(form);
    if (rows.length === 0) return { value: null };
    const isWhole = rows.every((row) => row.length === 2 && row.every((part) => /^\d{1,15}$/.test(part)));
    if (!isWhole) return { problem: 'whole_number' };
    const written = rows.map((row) => tuple(...row.map(Number)));
    const [first] = written;
    const wasList = listOf(before)?.length === 1;
    return { value: written.length === 1 && first !== undefined && !wasList ? first : written };
  },
};
