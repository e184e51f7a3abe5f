import type { Account } from '@linnet/api';
import type { LucideIcon } from 'lucide-react';
import {
  type Synonyms,
  type FoldedItem,
  type Match,
  foldItem,
  searchDistance,
} from '../../blocks/find/search-distance';

type CommandGroup = 'recent' | 'status' | 'general' | 'screens' | 'lists' | 'people' | 'tags' | 'settings';

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
  /** Run by Shift+Enter: opens the screen that the command belongs to. */
  readonly visit?: () => void;
}

export interface ShownGroup {
  readonly group: CommandGroup;
  readonly commands: readonly Command[];
}

/** Gathers the commands into groups, in the order in which each group first appears. */
export function groupCommands(commands: readonly Command[]): readonly ShownGroup[] {
  const groups = new Map<CommandGroup, Command[]>();
  for (const command of commands) {
    const known = groups.get(command.group);
    if (known === undefined) groups.set(command.group, [command]);
    else known.push(command);
  }
  return [...groups].map(([group, some]) => ({ group, commands: some }));
}

interface RankedCommands {
  /** Found by name or words, the best match first. */
  readonly near: readonly Command[];
  /** Found by a typo, or by letters in their order; empty unless `near` is empty. */
  readonly guessed: readonly Command[];
}

/** Added to the distance of settings: other commands that match equally well are shown before them. */
const SETTINGS_LATER = 1.5;

/**
 * Returns a function that finds the commands that match each word of the query. Equally good matches keep their order.
 * A setting is switched only if it was found by its name; otherwise the command opens it in the settings.
 */
export function createRanking(commands: readonly Command[], alike: Synonyms) {
  /** Folded on the first search only. */
  let folded: readonly { command: Command; sought: FoldedItem }[] | null = null;

  return (query: string, more: readonly Command[], most: number): RankedCommands => {
    folded ??= commands.map((command) => foldedCommand(command, alike));
    const found = [...folded, ...more.map((command) => foldedCommand(command, alike))]
      .flatMap(({ command, sought }) => {
        const nearness = searchDistance(sought, query);
        return nearness === null ? [] : [{ command, nearness, far: distance(command, nearness) }];
      })
      .toSorted((one, other) => one.far - other.far);
    const isNear = ({ nearness: { by } }: (typeof found)[number]) => by === 'name' || by === 'words';
    const near = found.filter(isNear);
    const shown = (near.length > 0 ? near : found).slice(0, most).map(asFound);
    return near.length > 0 ? { near: shown, guessed: [] } : { near: [], guessed: shown };
  };
}

function foldedCommand(command: Command, alike: Synonyms) {
  const { label, account, detail = '', words = '' } = command;
  const names = account === undefined ? [label] : [label, account.username, account.acct];
  return { command, sought: foldItem({ names, words: `${detail} ${words}` }, alike) };
}

function distance({ group }: Command, { far }: Match): number {
  return group === 'settings' ? far + SETTINGS_LATER : far;
}

function asFound({ command, nearness }: { command: Command; nearness: Match }): Command {
  if (command.isOn === undefined || command.visit === undefined || nearness.by === 'name') return command;
  const { isOn: _, visit, ...others } = command;
  return { ...others, run: visit };
}
