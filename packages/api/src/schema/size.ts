import type { JsonObject } from './read';

/** `width` and `height` of something that can be drawn; null when one is missing or is no length. */
export function readSize({ width, height }: JsonObject): { width: number; height: number } | null {
  if (typeof width !== 'number' || typeof height !== 'number') return null;
  const drawable = Number.isFinite(width) && Number.isFinite(height) && width > 0 && height > 0;
  return drawable ? { width, height } : null;
}
