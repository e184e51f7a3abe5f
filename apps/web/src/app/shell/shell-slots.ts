import type { ComponentType, ReactNode } from 'react';

/** What other features put into the shell. */
export interface ShellSlots {
  /** Under the person's card: the form for a new post. */
  readonly composer: ReactNode;
  /** The form that signs in. */
  readonly login: ReactNode;
  /** The form over the page, whenever one is wanted. */
  readonly ComposerOver: ComponentType;
}
