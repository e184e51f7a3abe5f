import { setting, type Setting, type SettingOptions } from './setting-kinds';

interface Range {
  min: number;
  max: number;
  /** Values are `min` plus a multiple of the step. */
  step?: number;
}

function isInRange(value: unknown, { min, max, step = 1 }: Range): value is number {
  if (typeof value !== 'number' || !(value >= min && value <= max)) return false;
  const steps = (value - min) / step;
  return Math.abs(steps - Math.round(steps)) < 1e-6;
}

export function number(value: number, range: Range, where: SettingOptions = {}): Setting<number> {
  const { min, max, step = 1 } = range;
  return setting(value, where, {
    form: { is: 'number', min, max, step, empty: false },
    read: (given) => (isInRange(given, range) ? given : undefined),
  });
}

/** A number, or null for no limit, which other front ends store as an empty text. */
export function limit(value: number, range: Range, where: SettingOptions = {}): Setting<number | null> {
  const { min, max, step = 1 } = range;
  return setting<number | null>(value, where, {
    form: { is: 'number', min, max, step, empty: true },
    read(given) {
      if (given === null || given === '') return null;
      return isInRange(given, range) ? given : undefined;
    },
  });
}
