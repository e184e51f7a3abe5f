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

/** An entry of the command bar. */
export interface Command {
  /** Stable: recently used commands are stored by it. */
  readonly id: string;
  readonly group: CommandGroup;
  readonly label: string;
  /** Where it belongs: a handle, a tab of the settings. Also searched. */
  readonly detail?: string;
  /** Other words for it; searched, not shown. */
  readonly words?: string;
  readonly icon: LucideIcon;
  readonly mirrored?: boolean;
  /** Only for commands that open a profile. */
  readonly account?: Account;
  /** The hotkey that does the same, as the list of hotkeys writes it. */
  readonly hotkey?: string | null;
  /** Only for what can be on or off. Running the command switches it, and the bar stays open. */
  readonly isOn?: boolean;
  readonly run: () => void;
  /** What Shift+Enter does: opens the place that the command belongs to. */
  readonly visit?: () => void;
}
