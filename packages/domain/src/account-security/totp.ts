import { ApiError, serverClock } from '@linnet/api';
import type { Client } from '../client/client';

const STEP_SECONDS = 30;
/** How many steps from now a code is searched for, to find how wrong the authenticator's clock is: an hour each way. */
const MAX_STEPS = 120;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The bytes of a text in base 32. */
function fromBase32(text: string): Uint8Array<ArrayBuffer> {
  const bits = text
    .toUpperCase()
    .replaceAll(/[^A-Z2-7]/g, '')
    .split('')
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const bytes = bits.match(/.{8}/g) ?? [];
  return Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2));
}

/** Makes the codes of a secret (RFC 6238: six digits, half a minute, SHA-1). Null without a secure origin. */
async function codesOf(secret: string): Promise<((step: number) => Promise<string>) | null> {
  // Missing on insecure origins, though its type says otherwise.
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  if (subtle === undefined) return null;
  const key = await subtle.importKey('raw', fromBase32(secret), { name: 'HMAC', hash: 'SHA-1' }, false, [
    'sign',
  ]);
  return async (step) => {
    const counter = new DataView(new ArrayBuffer(8));
    counter.setBigUint64(0, BigInt(step));
    const hash = new DataView(await subtle.sign('HMAC', key, counter.buffer));
    const number = hash.getUint32(hash.getUint8(19) & 0xf) & 0x7fff_ffff;
    return String(number % 1_000_000).padStart(6, '0');
  };
}

/**
 * Why a code was refused. `expired`: it was valid until a moment ago. `clock`: the authenticator's clock differs from
 * the server's by these minutes (negative: it is behind). `device`: the same for the clock of this device, where
 * nothing better is known. `wrong`: none of these.
 */
export type CodeProblem =
  | { readonly kind: 'wrong' | 'expired' }
  | { readonly kind: 'clock' | 'device'; readonly minutes: number };

interface RefusedCode {
  readonly secret: string;
  readonly code: string;
  /** Milliseconds; null where the server's clock can't be read. */
  readonly serverTime: number | null;
  readonly now: number;
}

const inMinutes = (ms: number): number => Math.sign(ms) * Math.max(1, Math.round(Math.abs(ms) / 60_000));

/** Finds out why the server refused a code, by the half minute to which it belongs. */
export async function codeProblem({ secret, code, serverTime, now }: RefusedCode): Promise<CodeProblem> {
  const codeAt = await codesOf(secret);
  const current = Math.floor((serverTime ?? now) / 1000 / STEP_SECONDS);
  if (codeAt !== null && /^\d{6}$/.test(code)) {
    for (let distance = 1; distance <= MAX_STEPS; distance += 1) {
      for (const step of [-distance, distance]) {
        if ((await codeAt(current + step)) !== code) continue;
        if (step === -1) return { kind: 'expired' };
        return { kind: 'clock', minutes: inMinutes(step * STEP_SECONDS * 1000) };
      }
    }
  }
  return clockProblem(serverTime, now);
}

/** Why a code was refused, as far as the clocks of server and device show. */
function clockProblem(serverTime: number | null, now: number): CodeProblem {
  const difference = serverTime === null ? 0 : now - serverTime;
  if (Math.abs(difference) < STEP_SECONDS * 1000) return { kind: 'wrong' };
  return { kind: 'device', minutes: inMinutes(difference) };
}

/** Why a code whose secret is unknown here was refused, as far as the clocks of server and device show. */
export async function refusedCode({
  send,
  environment,
}: Pick<Client, 'send' | 'environment'>): Promise<CodeProblem> {
  try {
    const serverTime = await send(serverClock());
    return clockProblem(serverTime, environment.now());
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { kind: 'wrong' };
  }
}
