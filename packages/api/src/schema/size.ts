import type { JsonObject } from './read';

/** `width` and `height` of a picture; null when one is missing or invalid. */
export function readSize({ width, height }: JsonObject): { width: number; height: number } | null {
  if (typeof width !== 'number' || typeof height !== 'number') return null;
  const drawable = Number.isFinite(width) && Number.isFinite(height) && width > 0 && height > 0;
  return drawable ? { width, height } : null;
}
