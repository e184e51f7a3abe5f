import { build } from 'esbuild';
import { PlainError } from '../run/command';
import { inRoot } from '../run/root';
import type { BuildStep } from './build-step';
import { sandboxBundle } from './sandbox-bundle';

/** Bundles the sandbox server into one file. Libraries stay external: one of them has a native part. */
export const sandboxStep: BuildStep = {
  name: 'sandbox',
  inputs: ['packages/sandbox', 'packages/api/src/wire', 'shapes'],
  output: sandboxBundle,
  async build() {
    try {
      await build({
        entryPoints: [inRoot('packages', 'sandbox', 'src', 'main.ts')],
        outfile: inRoot(sandboxBundle),
        bundle: true,
        platform: 'node',
        target: 'node20',
        format: 'esm',
        packages: 'external',
        sourcemap: 'inline',
        logLevel: 'silent',
      });
    } catch (error) {
      throw new PlainError(`The sandbox could not be built:\n${String(error)}`, { cause: error });
    }
  },
};
