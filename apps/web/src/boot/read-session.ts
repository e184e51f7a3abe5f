import type { StoredSession } from './early-start';

/** Reads the stored session; null for anything but an object with a token. */
export function readSession(stored: string | null): StoredSession | null {
  const value = parseJson(stored);
  if (typeof value !== 'object' || value === null || !('token' in value)) return null;
  const { token } = value;
  return typeof token === 'string' && token !== '' ? { ...value, token } : null;
}

/** Parses JSON; null for invalid text. */
export function parseJson(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
