import type { StatusId } from '@linnet/api';
import { type Thread, type ThreadRow, conversationSettings, threadRows } from '@linnet/domain/conversation';
import { createContext, use, useMemo } from 'react';
import { useListedSetting } from '../../platform/client/use-listed-setting';

/** State and actions of a conversation that its rows use. */
export interface ThreadControls {
  focus: StatusId;
  /** The setting `conversationTreeAdvanced`: shows controls and depths at every post. */
  advanced: boolean;
  toggle(id: StatusId, shown: boolean): void;
  toggleBelow(id: StatusId, shown: boolean): void;
}

const Controls = createContext<ThreadControls | null>(null);

export const ThreadControlsProvider = Controls.Provider;

export function useThreadControls(): ThreadControls {
  const controls = use(Controls);
  if (controls === null) throw new Error('useThreadControls must be used within a conversation.');
  return controls;
}

interface ThreadViewOptions {
  thread: Thread;
  toggles: ReadonlyMap<StatusId, boolean>;
  focus: StatusId;
  /** The post from which the address shows the tree (its parameter `dive`); null for the whole conversation. */
  rootInAddress: StatusId | null;
}

export type Display = 'linear' | 'tree';

interface ThreadView {
  rows: readonly ThreadRow[];
  display: Display;
}

/** The rows of a conversation, according to the settings and the address. A root in the address always shows a tree. */
export function useThreadView({ thread, toggles, focus, rootInAddress }: ThreadViewOptions): ThreadView {
  const setting = useListedSetting('conversationDisplay', conversationSettings.conversationDisplay).value;
  const maxDepth = useListedSetting('maxDepthInThread', conversationSettings.maxDepthInThread).value;
  const otherReplies = useListedSetting(
    'conversationOtherRepliesButton',
    conversationSettings.conversationOtherRepliesButton,
  ).value;
  const display = rootInAddress === null ? setting : 'tree';
  const root = rootInAddress ?? focus;
  const rows = useMemo(
    () => threadRows(thread, { display, root, maxDepth, otherReplies, toggles }),
    [thread, display, root, maxDepth, otherReplies, toggles],
  );
  return { rows, display };
}
