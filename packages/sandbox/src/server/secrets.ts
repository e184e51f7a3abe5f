import { createHash, randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

/** Low on purpose: the demonstration's passwords are public, and a start should take no time. */
const COST = { N: 1024, r: 8, p: 1 };
const KEY_LENGTH = 32;

/** 43 characters that nobody can guess. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token or code instead of itself. */
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
