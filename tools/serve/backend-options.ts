import type { Options } from '../run/options';
import type { SandboxOptions } from './sandbox-process';

/** The sandbox's options, from those of the command. */
export function sandboxOptionsOf(
  options: Options,
): Pick<SandboxOptions, 'keep' | 'reset' | 'character' | 'quietLife' | 'control'> {
  return {
    keep: { folder: options.word('data') ?? '.linnet/data' },
    reset: options.has('reset'),
    character: options.word('character'),
    quietLife: options.has('quiet-life'),
    control: options.has('control'),
  };
}
