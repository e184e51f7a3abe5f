import type { Options } from '../run/options';
import type { SandboxOptions } from './sandbox-process';

/** The sandbox's options, from those of the command. */
export function sandboxOptionsOf(
  options: Options,
): Pick<SandboxOptions, 'storage' | 'reset' | 'character' | 'quietLife' | 'control'> {
  return {
    storage: { folder: options.value('data') ?? '.linnet/data' },
    reset: options.has('reset'),
    character: options.value('character'),
    quietLife: options.has('quiet-life'),
    control: options.has('control'),
  };
}
