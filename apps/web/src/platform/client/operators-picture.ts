import { fingerprint } from './fingerprint';

/**
 * Pictures that come with servers and with us, at addresses at which operators put their own: the fingerprints of the
 * beginnings of those that nobody chose. What is served there and begins otherwise is the operator's.
 */
const STOCK: Readonly<Record<string, readonly number[]>> = {
  // Ours, and that of Pleroma-FE.
  '/static/logo.svg': [0x1a91813d, 0x422561f6],
  '/images/city.jpg': [0x4ff2320e],
  '/static/aurora_borealis.jpg': [0x8b5ca3cb],
};

/** So many bytes are compared: large pictures are not loaded for it. They tell more than a size, which others may have. */
const BEGINNING = 4096;

export function mayBeStock(address: string): boolean {
  return Object.hasOwn(STOCK, address);
}

/** Whether the server has a picture there that its operator put there; also false when that cannot be told. */
export async function isOperatorsPicture(address: string): Promise<boolean> {
  try {
    const beginning = await beginningOf(address);
    return beginning !== null && STOCK[address]?.includes(fingerprint(beginning)) !== true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** Null where there is no picture. Servers that send all of it are not listened to any further. */
async function beginningOf(address: string): Promise<Uint8Array | null> {
  // A part of what is compressed on the way could not be read; drawings are small.
  const headers = address.endsWith('.svg') ? undefined : { range: `bytes=0-${BEGINNING - 1}` };
  const answer = await fetch(address, { credentials: 'omit', ...(headers && { headers }) });
  const isPicture = answer.ok && answer.headers.get('content-type')?.startsWith('image/') === true;
  if (!isPicture || answer.body === null) return null;
  const reader = answer.body.getReader();
  const beginning = new Uint8Array(BEGINNING);
  let length = 0;
  while (length < BEGINNING) {
    const { done, value } = await reader.read();
    if (done) break;
    beginning.set(value.subarray(0, BEGINNING - length), length);
    length = Math.min(BEGINNING, length + value.length);
  }
  await reader.cancel();
  return length === 0 ? null : beginning.subarray(0, length);
}
