import type { Attachment } from '@linnet/api';
import { useEffect } from 'react';
import { useSavesData } from '../../../platform/client/use-saves-data';
import { mediaSources } from '../media-sources';
import { step } from './step';

/** Has the pictures beside the present one come before they are asked for. */
export function usePreloaded(attachments: readonly Attachment[], at: number): void {
  const savesData = useSavesData();
  useEffect(() => {
    if (savesData) return;
    for (const by of [1, -1]) {
      const neighbour = attachments[step(at, by, attachments.length)];
      const [address] = neighbour?.kind === 'image' ? mediaSources(neighbour, 'full') : [];
      if (address !== undefined) new Image().src = address;
    }
  }, [attachments, at, savesData]);
}
