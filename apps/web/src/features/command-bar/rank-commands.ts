import { type AlikeWords } from '../../blocks/find/alike-words';
import { type FoldedSought, foldSought, howNear, type Nearness } from '../../blocks/find/how-near';
import type { Command } from './command';

interface RankedCommands {
  /** By their words, the nearest first. */
  readonly near: readonly Command[];
  /** Only where nothing is near: by a typo, or by letters in their order. */
  readonly guessed: readonly Command[];
}

/** A setting stands behind what else is found equally near: names and places are meant more often. */
const SETTINGS_LATER = 1.5;

/**
 * The commands in which each word of the query is found. Among equals the order of the commands stands. A setting is
 * switched over only where it was found by its name; found otherwise it leads to its place.
 */
export function createRanking(commands: readonly Command[], alike: AlikeWords) {
  /** Folded when something is typed first, and then no more. */
  let folded: readonly { command: Command; sought: FoldedSought }[] | null = null;

  return (query: string, more: readonly Command[], most: number): RankedCommands => {
    folded ??= commands.map((command) => foldedCommand(command, alike));
    const found = [...folded, ...more.map((command) => foldedCommand(command, alike))]
      .flatMap(({ command, sought }) => {
        const nearness = howNear(sought, query);
        return nearness === null ? [] : [{ command, nearness, far: distance(command, nearness) }];
      })
      .toSorted((one, other) => one.far - other.far);
    const isNear = ({ nearness: { by } }: (typeof found)[number]) => by === 'name' || by === 'words';
    const near = found.filter(isNear);
    const shown = (near.length > 0 ? near : found).slice(0, most).map(asFound);
    return near.length > 0 ? { near: shown, guessed: [] } : { near: [], guessed: shown };
  };
}

function foldedCommand(command: Command, alike: AlikeWords) {
  const { label, account, detail = '', words = '' } = command;
  const names = account === undefined ? [label] : [label, account.username, account.acct];
  return { command, sought: foldSought({ names, words: `${detail} ${words}` }, alike) };
}

function distance({ group }: Command, { far }: Nearness): number {
  return group === 'settings' ? far + SETTINGS_LATER : far;
}

function asFound({ command, nearness }: { command: Command; nearness: Nearness }): Command {
  if (command.isOn === undefined || command.visit === undefined || nearness.by === 'name') return command;
  const { isOn: _, visit, ...others } = command;
  return { ...others, run: visit };
}
