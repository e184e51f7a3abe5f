import { type Highlight, readHighlight } from './highlight';
import { isPlainObject } from '../kernel/json-record';
import { setting, type Setting, type SettingOptions } from './setting-kinds';

/** Units, each with its least and its greatest number. */
type Units = Readonly<Record<string, readonly [min: number, max: number]>>;

/** A number and its unit in one text, as in CSS and in the configurations of instances. */
export function measure(value: string, units: Units, options: SettingOptions = {}): Setting<string> {
  return setting(value, options, {
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

/** `2.2rem` → 2.2 and `rem`; null for an invalid text. */
export function splitMeasure(text: string): { amount: number; unit: string } | null {
  const [, amount, unit] = text.trim().match(/^(\d{1,6}(?:\.\d{1,4})?|\.\d{1,4})([a-z]{0,4})$/i) ?? [];
  return amount === undefined || unit === undefined ? null : { amount: Number(amount), unit };
}

/** A flag for each of several names. Names that are missing in the stored value have their default. */
export function flags<const Name extends string>(
  value: Readonly<Record<Name, boolean>>,
  options: SettingOptions = {},
): Setting<Readonly<Record<Name, boolean>>> {
  return setting(value, options, {
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

/** A JSON value that only one part of the application reads and writes; null if it has stored nothing. */
export function opaque(options: SettingOptions = {}): Setting<unknown> {
  return setting<unknown>(null, options, {
    form: { is: 'opaque' },
    read: (given) => (given === null || typeof given === 'object' ? given : undefined),
  });
}

/** Accounts whose posts are highlighted, by their full names. */
export function highlights(): Setting<Readonly<Record<string, Highlight>>> {
  return setting<Readonly<Record<string, Highlight>>>(
    {},
    {},
    {
      form: { is: 'opaque' },
      read(given) {
        if (!isPlainObject(given)) return undefined;
        const read = Object.entries(given).flatMap(([name, value]) => {
          const highlight = readHighlight(value);
          return highlight === undefined ? [] : [[name, highlight] as const];
        });
        return Object.fromEntries(read);
      },
    },
  );
}

const minute = 60_000;
const agesInMs: Readonly<Record<string, number>> = { m: minute, h: 60 * minute, d: 24 * 60 * minute };

/** Milliseconds of an age as it is written in a setting: `30m`, `12h`, `2d`. */
export function ageInMs(age: string): number {
  const parts = splitMeasure(age);
  return parts === null ? 0 : parts.amount * (agesInMs[parts.unit] ?? 0);
}
