import { parseArgs } from 'node:util';
import { CHARACTERS, isCharacter } from './characters/characters';
import type { SandboxOptions } from './create-sandbox';
import { isMode, MODES, type ModeName } from './server/modes';

function readModes(names: readonly string[]): ModeName[] {
  return names.map((name) => {
    if (!isMode(name)) throw new Error(`--mode is one of ${Object.keys(MODES).join(', ')}`);
    return name;
  });
}

/** Reads the server's command line; throws on unknown options and invalid ports. */
export function readCommandLine(args: string[]): SandboxOptions {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string', default: '8080' },
      data: { type: 'string' },
      memory: { type: 'boolean', default: false },
      reset: { type: 'boolean', default: false },
      'quiet-life': { type: 'boolean', default: false },
      control: { type: 'boolean', default: false },
      frontend: { type: 'string' },
      'public-url': { type: 'string' },
      network: { type: 'boolean', default: false },
      'strict-origin': { type: 'boolean', default: false },
      seed: { type: 'string', default: 'demo' },
      character: { type: 'string', default: 'pleroma' },
      mode: { type: 'string', multiple: true, default: [] },
    },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`Not a port: ${values.port}`);
  if (!values.memory && values.data === undefined) throw new Error('Say --data DIR or --memory');
  if (values.seed !== 'demo' && values.seed !== 'empty') throw new Error('--seed is demo or empty');
  if (!isCharacter(values.character)) {
    throw new Error(`--character is one of ${Object.keys(CHARACTERS).join(', ')}`);
  }
  return {
    dataDir: values.memory ? null : (values.data ?? null),
    port,
    frontendDir: values.frontend ?? null,
    ...(values['public-url'] === undefined ? {} : { publicUrl: values['public-url'] }),
    network: values.network,
    strictOrigin: values['strict-origin'],
    control: values.control,
    quietLife: values['quiet-life'],
    reset: values.reset,
    seed: values.seed,
    character: values.character,
    modes: readModes(values.mode),
  };
}
