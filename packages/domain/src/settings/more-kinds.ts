import { isPlainObject } from './plain-object';
import { setting, type Setting, type Where } from './setting-kinds';

export function choice<const T extends string>(
  options: readonly T[],
  value: NoInfer<T>,
  where: Where = {},
): Setting<T> {
  return setting<T>(value, where, {
    form: { is: 'choice', options },
    read: (given) => options.find((option) => option === given),
  });
}

interface Range {
  min: number;
  max: number;
  /** Values are whole multiples of it, counted from the least. */
  step?: number;
}

function isInRange(value: unknown, { min, max, step = 1 }: Range): value is number {
  if (typeof value !== 'number' || !(value >= min && value <= max)) return false;
  const steps = (value - min) / step;
  return Math.abs(steps - Math.round(steps)) < 1e-6;
}

export function number(value: number, range: Range, where: Where = {}): Setting<number> {
  const { min, max, step = 1 } = range;
  return setting(value, where, {
    form: { is: 'number', min, max, step, empty: false },
    read: (given) => (isInRange(given, range) ? given : undefined),
  });
}

/** A count, or null for no limit. Front ends store that as an empty text too. */
export function limit(value: number, range: Range, where: Where = {}): Setting<number | null> {
  const { min, max, step = 1 } = range;
  return setting<number | null>(value, where, {
    form: { is: 'number', min, max, step, empty: true },
    read(given) {
      if (given === null || given === '') return null;
      return isInRange(given, range) ? given : undefined;
    },
  });
}

/** Units, each with its least and its greatest number. */
type Units = Readonly<Record<string, readonly [min: number, max: number]>>;

/** A number and its unit in one text, as style sheets and the configurations of instances write it. */
export function measure(value: string, units: Units, where: Where = {}): Setting<string> {
  return setting(value, where, {
    form: { is: 'measure', units },
    read(given) {
      const parts = typeof given === 'string' ? splitMeasure(given) : null;
      const range = parts === null || !Object.hasOwn(units, parts.unit) ? undefined : units[parts.unit];
      if (parts === null || range === undefined) return undefined;
      const [min, max] = range;
      return parts.amount >= min && parts.amount <= max ? `${parts.amount}${parts.unit}` : undefined;
    },
  });
}

/** `2.2rem` → 2.2 and `rem`; null where it is no measure. */
export function splitMeasure(text: string): { amount: number; unit: string } | null {
  const [, amount, unit] = text.trim().match(/^(\d{1,6}(?:\.\d{1,4})?|\.\d{1,4})([a-z]{0,4})$/i) ?? [];
  return amount === undefined || unit === undefined ? null : { amount: Number(amount), unit };
}

/** Texts without empty ones, each once. */
export function texts(value: readonly string[], where: Where = {}): Setting<readonly string[]> {
  const longest = 500;
  const most = 1000;
  return setting<readonly string[]>(value, where, {
    form: { is: 'texts', longest, most },
    read(given) {
      if (!Array.isArray(given)) return undefined;
      const kept = given
        .filter((text): text is string => typeof text === 'string')
        .map((text) => text.trim().slice(0, longest))
        .filter((text) => text !== '');
      return [...new Set(kept)].slice(0, most);
    },
  });
}

/** A flag for each of several names. A name that the stored value lacks has its default. */
export function flags<const Name extends string>(
  value: Readonly<Record<Name, boolean>>,
  where: Where = {},
): Setting<Readonly<Record<Name, boolean>>> {
  return setting(value, where, {
    form: { is: 'flags', names: Object.keys(value) },
    read(given) {
      if (!isPlainObject(given)) return undefined;
      const known = Object.entries(given).filter(
        ([name, on]) => Object.hasOwn(value, name) && typeof on === 'boolean',
      );
      return { ...value, ...Object.fromEntries(known) };
    },
  });
}

/** JSON that only its own part understands; null is none. */
export function opaque(where: Where = {}): Setting<unknown> {
  return setting<unknown>(null, where, {
    form: { is: 'opaque' },
    read: (given) => (given === null || typeof given === 'object' ? given : undefined),
  });
}

export interface Highlight {
  /** Hexadecimal, with its number sign. */
  color: string;
  type: 'solid' | 'striped' | 'side';
}

/** People whose posts stand out, by their full names. */
export function highlights(where: Where = {}): Setting<Readonly<Record<string, Highlight>>> {
  return setting<Readonly<Record<string, Highlight>>>({}, where, {
    form: { is: 'opaque' },
    read(given) {
      if (!isPlainObject(given)) return undefined;
      const read = Object.entries(given).flatMap(([name, value]) => {
        const highlight = readHighlight(value);
        return highlight === undefined ? [] : [[name, highlight] as const];
      });
      return Object.fromEntries(read);
    },
  });
}

const highlightTypes = ['solid', 'striped', 'side'] as const;

function readHighlight(value: unknown): Highlight | undefined {
  if (!isPlainObject(value)) return undefined;
  const type = highlightTypes.find((known) => known === value['type']);
  const { color } = value;
  if (type === undefined || typeof color !== 'string' || !/^#[0-9a-f]{6}$/i.test(color)) return undefined;
  return { color, type };
}
