import type { ComponentType, ReactNode } from 'react';

/** What other features put into the shell. */
export interface ShellSlots {
  /** Under the person's card: the form for a new post. */
  readonly composer: ReactNode;
  /** The form that signs in. */
  readonly login: ReactNode;
  /** The form for a new post on narrow pages, over everything. */
  readonly ComposerSheet: ComponentType<{ open: boolean; onClose: () => void }>;
}
