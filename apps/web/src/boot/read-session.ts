import type { StoredSession } from './early-start';

/** Reads the stored session; anything but an object with a token counts as signed out. */
export function readSession(stored: string | null): StoredSession | null {
  const value = parseJson(stored);
  if (typeof value !== 'object' || value === null || !('token' in value)) return null;
  const { token } = value;
  return typeof token === 'string' && token !== '' ? { ...value, token } : null;
}

/** Stored text that is no JSON is as good as none. */
export function parseJson(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
