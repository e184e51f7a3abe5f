import type { Resource, ResourceState } from '@linnet/domain';
import { useEffect } from 'react';
import { useCell } from './use-cell';

/** The state of a resource, which is loaded and kept up to date while the component is mounted and wants it. */
export function useResource<T>(
  resource: Pick<Resource<T>, 'state' | 'follow'>,
  isWanted = true,
): ResourceState<T> {
  useEffect(() => (isWanted ? resource.follow() : undefined), [resource, isWanted]);
  return useCell(resource.state);
}
