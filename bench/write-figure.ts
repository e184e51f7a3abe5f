import type { Unit } from './figure';

const WRITE: Record<Unit, (value: number) => string> = {
  ms: (value) => `${value.toFixed(value < 100 ? 1 : 0)} ms`,
  bytes: (value) => `${(value / 1000).toFixed(1)} kB`,
  MiB: (value) => `${value.toFixed(1)} MiB`,
  count: (value) => (Number.isInteger(value) ? value.toLocaleString('en') : value.toFixed(2)),
  share: (value) => (value === 0 ? '0' : value.toFixed(3)),
  times: (value) => `× ${value.toFixed(2)}`,
  px: (value) => `${value.toFixed(1)} px`,
};

export function writeFigure(value: number, unit: Unit): string {
  return WRITE[unit](value);
}
