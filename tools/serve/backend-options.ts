import type { Options, OptionRow } from '../run/options';
import type { SandboxOptions } from './sandbox-process';

/** Options that choose the server behind the client. */
export const backendOptions: readonly OptionRow[] = [
  { name: 'server', kind: 'word', value: 'URL', help: 'put the client in front of this server' },
  { name: 'data', kind: 'word', value: 'DIR', help: 'where the sandbox keeps its database (.linnet/data)' },
  { name: 'reset', kind: 'flag', help: 'start the sandbox from its seed again' },
  {
    name: 'character',
    kind: 'word',
    value: 'NAME',
    help: 'the server that the sandbox plays: pleroma, akkoma, mastodon, hollo',
  },
  { name: 'quiet-life', kind: 'flag', help: 'nobody in the sandbox does anything by themselves' },
];

/** What the options say of the sandbox. */
export function sandboxOptionsOf(
  options: Options,
): Pick<SandboxOptions, 'keep' | 'reset' | 'character' | 'quietLife'> {
  return {
    keep: { folder: options.word('data') ?? '.linnet/data' },
    reset: options.has('reset'),
    character: options.word('character'),
    quietLife: options.has('quiet-life'),
  };
}
