import type { StatusId } from '@linnet/api';
import { conversationSettings, threadRows, type Thread, type ThreadRow } from '@linnet/domain/conversation';
import { useMemo } from 'react';
import { useListedSetting } from '../../platform/client/use-listed-setting';

interface Sight {
  thread: Thread;
  toggled: ReadonlyMap<StatusId, boolean>;
  focus: StatusId;
  dive: StatusId | null;
}

export type Display = 'linear' | 'tree';

interface ThreadView {
  rows: readonly ThreadRow[];
  display: Display;
}

/** The rows of a conversation, according to the settings and the address. A root in the address always shows a tree. */
export function useThreadView({ thread, toggled, focus, dive }: Sight): ThreadView {
  const setting = useListedSetting('conversationDisplay', conversationSettings.conversationDisplay).value;
  const maxDepth = useListedSetting('maxDepthInThread', conversationSettings.maxDepthInThread).value;
  const otherReplies = useListedSetting(
    'conversationOtherRepliesButton',
    conversationSettings.conversationOtherRepliesButton,
  ).value;
  const display = dive === null ? setting : 'tree';
  const root = dive ?? focus;
  const rows = useMemo(
    () => threadRows(thread, { display, root, maxDepth, otherReplies, toggled }),
    [thread, display, root, maxDepth, otherReplies, toggled],
  );
  return { rows, display };
}
