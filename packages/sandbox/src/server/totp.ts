import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_MS = 30_000;
const DIGITS = 6;
const SECRET_BYTES = 10;

function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five, 2)] ?? '').join('');
}

function fromBase32(text: string): Buffer {
  const bits = Array.from(text.toUpperCase())
    .map((letter) => ALPHABET.indexOf(letter))
    .filter((value) => value >= 0)
    .map((value) => value.toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** A new secret: 16 characters of base 32. */
export function newTotpSecret(): string {
  return toBase32(randomBytes(SECRET_BYTES));
}

/** The six-digit code for the 30 seconds that contain `nowMs` (RFC 6238 with SHA-1). */
export function totpCode(secret: string, nowMs: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(nowMs / STEP_MS)));
  const hash = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 0xf;
  const number = hash.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** Whether a code is right. Only the current step counts: the real server allows no delay either. */
export function isTotpCode(secret: string, code: string, nowMs: number): boolean {
  const expected = Buffer.from(totpCode(secret, nowMs));
  const given = Buffer.from(code);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
