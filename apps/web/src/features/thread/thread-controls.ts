import type { StatusId } from '@linnet/api';
import { createContext, use } from 'react';

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
  if (controls === null) throw new Error('A row of a thread stands outside of one.');
  return controls;
}
