import type { Attachment } from '@linnet/api';
import { useState } from 'react';

type Addresses = Pick<Attachment, 'url' | 'previewUrl' | 'remoteUrl'>;

/** The addresses of an attachment, best first, without duplicates; its original server comes last. */
export function mediaSources({ url, previewUrl, remoteUrl }: Addresses, size: 'small' | 'full'): string[] {
  const addresses = size === 'small' ? [previewUrl, url, remoteUrl] : [url, remoteUrl];
  return [...new Set(addresses.filter((candidate) => candidate !== null && candidate !== ''))].map(String);
}

/** The address to load an attachment from: the next one after each call of `fail`, null when all have failed. */
export function useMediaSource(attachment: Attachment, size: 'small' | 'full') {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const address = mediaSources(attachment, size).find((candidate) => !failed.includes(candidate)) ?? null;
  return { address, fail: () => address !== null && setFailed((before) => [...before, address]) };
}
