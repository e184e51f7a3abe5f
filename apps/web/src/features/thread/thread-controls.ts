import type { StatusId } from '@linnet/api';
import { createContext, use } from 'react';

/** What the rows of a thread can ask of it. */
export interface ThreadControls {
  focus: StatusId;
  /** Per-post controls and depths are shown. */
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
