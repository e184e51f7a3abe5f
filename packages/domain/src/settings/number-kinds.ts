import { setting, type Setting, type Where } from './setting-kinds';

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
