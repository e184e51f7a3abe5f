import { createHash, randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

/** Low on purpose: the demonstration's passwords are public, and the server should start fast. */
const COST = { N: 1024, r: 8, p: 1 };
const KEY_LENGTH = 32;

/** A random secret of 43 characters. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The digest that is stored instead of a token or code. */
export function digest(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

export function hashPassword(password: string, salt: string): string {
  return `${salt}$${scryptSync(password, salt, KEY_LENGTH, COST).toString('hex')}`;
}

export function verifyPassword(password: string, stored: string): boolean {
  const [salt = '', hash = ''] = stored.split('$');
  const expected = Buffer.from(hash, 'hex');
  if (expected.length !== KEY_LENGTH) return false;
  return timingSafeEqual(expected, scryptSync(password, salt, KEY_LENGTH, COST));
}
