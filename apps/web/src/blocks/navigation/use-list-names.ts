import type { List } from '@linnet/api';
import { listsOf } from '@linnet/domain/lists';
import { useClient } from '../../platform/client/client-provider';
import { useResource } from '../../platform/client/use-resource';

const none: readonly List[] = [];

/** The viewer's lists, kept up to date while this is mounted and they are wanted; empty until they are loaded. */
export function useListNames(wanted = true): readonly List[] {
  return useResource(listsOf(useClient()), wanted).value ?? none;
}
