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
  readonly keywords?: string;
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
    const group = groups.get(command.group);
    if (group === undefined) groups.set(command.group, [command]);
    else group.push(command);
  }
  return [...groups].map(([group, members]) => ({ group, commands: members }));
}

interface SearchableCommand {
  readonly command: Command;
  readonly folded: FoldedItem;
}

interface RankedCommands {
  /** Found by name or words, the best match first. */
  readonly matches: readonly Command[];
  /** Found by a typo, or by letters in their order; empty unless `matches` is empty. */
  readonly guesses: readonly Command[];
}

/** Added to the distance of settings: other commands that match equally well are shown before them. */
const SETTINGS_PENALTY = 1.5;

/**
 * Returns a function that finds the commands that match each word of the query. Equally good matches keep their order.
 * A setting is switched only if it was found by its name; otherwise the command opens it in the settings.
 */
export function createRanking(commands: readonly Command[], synonyms: Synonyms) {
  /** The commands prepared for searching, made by the first search. */
  let prepared: readonly SearchableCommand[] | null = null;

  return (query: string, people: readonly Command[], maxCount: number): RankedCommands => {
    prepared ??= commands.map((command) => searchable(command, synonyms));
    const found = [...prepared, ...people.map((command) => searchable(command, synonyms))]
      .flatMap(({ command, folded }) => {
        const match = searchDistance(folded, query);
        return match === null ? [] : [{ command, match, distance: distanceOf(command, match) }];
      })
      .toSorted((one, other) => one.distance - other.distance);
    const matches = found.filter(({ match: { by } }) => by === 'name' || by === 'words');
    const hasMatches = matches.length > 0;
    const shown = (hasMatches ? matches : found).slice(0, maxCount).map(commandToRun);
    return hasMatches ? { matches: shown, guesses: [] } : { matches: [], guesses: shown };
  };
}

function searchable(command: Command, synonyms: Synonyms): SearchableCommand {
  const { label, account, detail = '', keywords = '' } = command;
  const names = account === undefined ? [label] : [label, account.username, account.acct];
  return { command, folded: foldItem({ names, words: `${detail} ${keywords}` }, synonyms) };
}

function distanceOf({ group }: Command, { distance }: Match): number {
  return group === 'settings' ? distance + SETTINGS_PENALTY : distance;
}

/** A setting that was not found by its name is opened, not switched. */
function commandToRun({ command, match }: { command: Command; match: Match }): Command {
  if (command.isOn === undefined || command.visit === undefined || match.by === 'name') return command;
  const { isOn: _, visit, ...others } = command;
  return { ...others, run: visit };
}
