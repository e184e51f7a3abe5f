import { describeOptions, readOptions, UsageError } from './options';
import type { OptionRow, Options } from './options';

export interface Command {
  /** The line above the options in `--help`. */
  usage: string;
  options: readonly OptionRow[];
  /** Does the work; the result is the exit status. */
  work(options: Options): Promise<number>;
}

/** A failure with a message for the person at the keyboard: no stack is shown. */
export class PlainFailure extends Error {}

/** Reads the words, then works; mistakes in the words end with status 2 and one clear line. */
export async function runCommand(words: string[], command: Command): Promise<number> {
  try {
    const options = readOptions(words, command.options);
    if (options.has('help')) {
      console.log(describeOptions(command.usage, command.options));
      return 0;
    }
    return await command.work(options);
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
