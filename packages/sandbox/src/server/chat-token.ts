import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** New at each start: tokens do not outlive the server. */
const KEY = randomBytes(32);
const LIFE_MS = 84_600_000;

function signature(text: string): Buffer {
  return createHmac('sha256', KEY).update(text).digest();
}

/** A token with which an account joins the shoutbox; `now` in milliseconds. */
export function chatToken(accountId: string, now: number): string {
  const text = `${accountId}.${now}`;
  return `${text}.${signature(text).toString('base64url')}`;
}

/** The account of a token; null when the token is wrong or too old. */
export function readChatToken(token: string, now: number): string | null {
  const [accountId = '', issued = '', given = ''] = token.split('.');
  const expected = signature(`${accountId}.${issued}`);
  const signed = Buffer.from(given, 'base64url');
  if (signed.length !== expected.length || !timingSafeEqual(signed, expected)) return null;
  return now - Number(issued) <= LIFE_MS ? accountId : null;
}
