import { type KeyEntry, type KeyGroup, type KeyId, keyList } from '@linnet/domain/keys';
import { useMemo } from 'react';
import { useSession } from '../../platform/client/use-session';

export interface ShownKey extends KeyEntry {
  readonly id: KeyId;
}

interface ShownGroup {
  readonly group: KeyGroup;
  readonly entries: readonly ShownKey[];
}

/** The groups in the order in which they are shown. */
const order: readonly KeyGroup[] = ['reading', 'page', 'going', 'status'];

/** The hotkeys of the viewer, by group; some are for signed-in people only. */
export function useShownKeys(): readonly ShownGroup[] {
  const isVisitor = useSession().state === 'visitor';
  return useMemo(() => {
    const all: readonly ShownKey[] = keyList;
    const offered = all.filter(({ members }) => members !== true || !isVisitor);
    return order.map((group) => ({ group, entries: offered.filter((entry) => entry.group === group) }));
  }, [isVisitor]);
}
