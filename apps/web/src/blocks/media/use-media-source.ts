import type { Attachment } from '@linnet/api';
import { useState } from 'react';
import { mediaSources } from './media-sources';

interface MediaSource {
  /** Null when nothing is to be had anywhere. */
  readonly address: string | null;
  /** To be told when the address fails. */
  readonly fail: () => void;
}

/** The address to take a medium from; the next one each time one fails. */
export function useMediaSource(attachment: Attachment, size: 'small' | 'full'): MediaSource {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const address = mediaSources(attachment, size).find((place) => !failed.includes(place)) ?? null;
  return { address, fail: () => address !== null && setFailed((known) => [...known, address]) };
}
