import { type PageLook, readPageLook } from '@linnet/domain/instance';
import { useMemo } from 'react';
import { useClient } from './client-provider';
import { useCell } from './use-cell';

/** How the operator has configured the look of the page. */
export function usePageLook(): PageLook {
  const configuration = useCell(useClient().settings.instance);
  return useMemo(() => readPageLook(configuration), [configuration]);
}
