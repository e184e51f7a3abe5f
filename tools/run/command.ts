import commands from '../commands/commands.json' with { type: 'json' };
import { readOptions, UsageError } from './options';
import type { Options } from './options';

export interface Command {
  /** Its entry in `commands.json`, which has its usage and options. */
  name: keyof typeof commands;
  /** Runs the command; resolves to the exit status. */
  work(options: Options): Promise<number>;
}

/** An error whose message is for the user: no stack is printed. */
export class PlainError extends Error {}

/** Parses the arguments and runs the command; invalid arguments end with status 2 and one clear line. */
export async function runCommand(args: string[], command: Command): Promise<number> {
  try {
    return await command.work(readOptions(args, commands[command.name].options));
  } catch (error) {
    if (error instanceof UsageError) {
      console.error(`${error.message} (--help lists what there is.)`);
      return 2;
    }
    if (error instanceof PlainError) {
      console.error(error.message);
      return 1;
    }
    throw error;
  }
}
