import type { ComponentType, ReactNode } from 'react';

/** What other features render inside the shell. */
export interface ShellSlots {
  /** The form for a new post, under the viewer's card. */
  readonly composer: ReactNode;
  /** The login form. */
  readonly login: ReactNode;
  /** The composer as a dialog over the page. */
  readonly ComposerOver: ComponentType;
}
