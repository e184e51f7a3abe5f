import { createECDH, createHash, createHmac, randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

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

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const TOTP_STEP_MS = 30_000;
const TOTP_DIGITS = 6;
const TOTP_SECRET_BYTES = 10;

function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => BASE32[Number.parseInt(five, 2)] ?? '').join('');
}

function fromBase32(text: string): Buffer {
  const bits = Array.from(text.toUpperCase())
    .map((letter) => BASE32.indexOf(letter))
    .filter((value) => value >= 0)
    .map((value) => value.toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** A new secret for a second factor: 16 characters of base 32. */
export function newTotpSecret(): string {
  return toBase32(randomBytes(TOTP_SECRET_BYTES));
}

/** The six-digit code for the 30 seconds that contain `nowMs` (RFC 6238 with SHA-1). */
export function totpCode(secret: string, nowMs: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(nowMs / TOTP_STEP_MS)));
  const hash = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 0xf;
  const number = hash.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** TOTP_DIGITS).padStart(TOTP_DIGITS, '0');
}

/** Whether a code is right. Only the current step counts: the real server allows no delay either. */
export function isTotpCode(secret: string, code: string, nowMs: number): boolean {
  const expected = Buffer.from(totpCode(secret, nowMs));
  const sent = Buffer.from(code);
  return sent.length === expected.length && timingSafeEqual(sent, expected);
}

/** New at each start: tokens of the shoutbox do not outlive the server. */
const CHAT_KEY = randomBytes(32);
const CHAT_TOKEN_LIFETIME_MS = 84_600_000;

function signature(text: string): Buffer {
  return createHmac('sha256', CHAT_KEY).update(text).digest();
}

/** A token with which an account joins the shoutbox; `now` in milliseconds. */
export function chatToken(accountId: string, now: number): string {
  const text = `${accountId}.${now}`;
  return `${text}.${signature(text).toString('base64url')}`;
}

/** The account of a chat token; null when the token is wrong or too old. */
export function readChatToken(token: string, now: number): string | null {
  const [accountId = '', issued = '', given = ''] = token.split('.');
  const expected = signature(`${accountId}.${issued}`);
  const signed = Buffer.from(given, 'base64url');
  if (signed.length !== expected.length || !timingSafeEqual(signed, expected)) return null;
  return now - Number(issued) <= CHAT_TOKEN_LIFETIME_MS ? accountId : null;
}

/**
 * The key of web push. It is the same at each start, so that a browser's subscription stays valid. Nothing is signed with
 * it yet.
 */
function publicKey(): string {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(createHash('sha256').update('The Hedge pushes').digest());
  return pair.getPublicKey().toString('base64url');
}

/** The uncompressed point in URL-safe base 64, as browsers need it. */
export const VAPID_PUBLIC_KEY = publicKey();
