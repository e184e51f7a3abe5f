import { type PageAppearance, readPageAppearance } from '@linnet/domain/instance';
import { useMemo } from 'react';
import { readFirstBytes } from '../browser/read-first-bytes';
import { useCell, useClient } from './client-provider';
import { useRequest } from './use-resource';

/** A 32-bit hash to compare files (FNV-1a). `crypto.subtle` is missing on pages without a secure origin. */
export function fingerprint(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}

/**
 * Default pictures of servers and of our own, at addresses that operators replace: hashes of the first bytes of each
 * default. A picture with another hash was put there by the operator.
 */
const DEFAULT_FINGERPRINTS: Readonly<Record<string, readonly number[]>> = {
  // Ours, and Pleroma-FE's.
  '/static/logo.svg': [0x1a91813d, 0x422561f6],
  '/images/city.jpg': [0x4ff2320e],
  '/static/aurora_borealis.jpg': [0x8b5ca3cb],
};

/** Number of bytes that are compared: a large picture is not loaded whole, and its size identifies it less well. */
const COMPARED_BYTES = 4096;

/** Whether the operator has replaced the picture at this address; also false when that cannot be determined. */
export async function isOperatorsPicture(address: string): Promise<boolean> {
  try {
    const firstBytes = await firstBytesOf(address);
    return firstBytes !== null && DEFAULT_FINGERPRINTS[address]?.includes(fingerprint(firstBytes)) !== true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** Null when there is no picture. */
async function firstBytesOf(address: string): Promise<Uint8Array | null> {
  // Part of a compressed response could not be decoded, so SVGs, which are small, are loaded whole.
  const headers = address.endsWith('.svg') ? undefined : { range: `bytes=0-${COMPARED_BYTES - 1}` };
  const answer = await fetch(address, { credentials: 'omit', ...(headers && { headers }) });
  const isPicture = answer.ok && answer.headers.get('content-type')?.startsWith('image/') === true;
  const firstBytes = isPicture ? await readFirstBytes(answer, COMPARED_BYTES) : new Uint8Array();
  return firstBytes.length === 0 ? null : firstBytes;
}

/** A picture that the operator has chosen; null for none, and for the server's default one. Undefined while unknown. */
export function useOperatorsPicture(address: string | null): string | null | undefined {
  const defaultAddress = address !== null && Object.hasOwn(DEFAULT_FINGERPRINTS, address) ? address : null;
  const request = useRequest(
    defaultAddress,
    async () => defaultAddress !== null && isOperatorsPicture(defaultAddress),
  );
  if (defaultAddress === null) return address;
  if (request.state !== 'ready') return undefined;
  return request.answer ? address : null;
}

/** The operator's configuration of the page's appearance. */
export function usePageAppearance(): PageAppearance {
  const configuration = useCell(useClient().settings.instance);
  return useMemo(() => readPageAppearance(configuration), [configuration]);
}
