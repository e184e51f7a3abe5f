import type { Account } from '@linnet/api';
import type { LucideIcon } from 'lucide-react';

export type CommandGroup =
  | 'recent'
  | 'status'
  | 'general'
  | 'screens'
  | 'lists'
  | 'people'
  | 'tags'
  | 'settings';

/** Something that can be chosen in the command bar. */
export interface Command {
  /** Never changed: what was chosen before is kept by it. */
  readonly id: string;
  readonly group: CommandGroup;
  readonly label: string;
  /** Where it belongs: a handle, a tab of the settings. Searched too. */
  readonly detail?: string;
  /** Other words for it, which only the search looks at. */
  readonly words?: string;
  readonly icon: LucideIcon;
  readonly mirrored?: boolean;
  /** A person stands for themselves. */
  readonly account?: Account;
  /** The key that does it too, as the list of keys writes it. */
  readonly hotkey?: string | null;
  /** What can be on or off: choosing it switches it over, and the bar stays. */
  readonly isOn?: boolean;
  readonly run: () => void;
  /** What is done with Shift held: goes to where it belongs. */
  readonly visit?: () => void;
}
