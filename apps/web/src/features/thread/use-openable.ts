import type { StatusId } from '@linnet/api';
import type { StatusRow } from '@linnet/domain';
import type { ThreadRow } from '@linnet/domain/conversation';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { useSetting } from '../../platform/client/use-setting';

/** Whether the posts have content warnings and sensitive media that can be opened. */
export interface Openable {
  readonly warnings: boolean;
  readonly media: boolean;
}

/** Whether the shown posts of a conversation have closed content warnings and covered media. */
export function useOpenable(rows: readonly ThreadRow[]): Openable {
  const { statuses } = useClient().graph;
  const folds = useSetting('collapseMessageWithSubject');
  const covers = useSetting('hideNsfw');
  const ids = useMemo(() => rows.flatMap((row) => (row.kind === 'post' ? [row.id] : [])), [rows]);
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = ids.map((id) => statuses.subscribe(id, listener));
      return () => ends.forEach((end) => end());
    },
    [statuses, ids],
  );
  const some = (is: (status: StatusRow) => boolean) =>
    ids.some((id: StatusId) => {
      const status = statuses.get(id);
      return status !== undefined && !status.deleted && is(status);
    });
  const warnings = useSyncExternalStore(subscribe, () => folds && some(waits));
  const media = useSyncExternalStore(subscribe, () => covers && some(isCovered));
  return { warnings, media };
}

const waits = ({ subject }: StatusRow): boolean => subject.trim() !== '';

const isCovered = ({ sensitive, attachments }: StatusRow): boolean => sensitive && attachments.length > 0;
