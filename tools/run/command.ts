import commands from '../commands/commands.json' with { type: 'json' };
import { readOptions, UsageError } from './options';
import type { Options } from './options';

export interface Command {
  /** Its entry in `commands.json`, which says what it is for and which options it takes. */
  name: keyof typeof commands;
  /** Does the work; the result is the exit status. */
  work(options: Options): Promise<number>;
}

/** A failure with a message for the person at the keyboard: no stack is shown. */
export class PlainFailure extends Error {}

/** Reads the words, then works; mistakes in the words end with status 2 and one clear line. */
export async function runCommand(words: string[], command: Command): Promise<number> {
  try {
    return await command.work(readOptions(words, commands[command.name].options));
  } catch (error) {
    if (error instanceof UsageError) {
      console.error(`${error.message} (--help lists what there is.)`);
      return 2;
    }
    if (error instanceof PlainFailure) {
      console.error(error.message);
      return 1;
    }
    throw error;
  }
}
