import type { Command, CommandGroup } from './command';

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
