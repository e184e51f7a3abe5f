import { PlainError } from '../run/command';
import { inRoot } from '../run/root';
import { runNode } from '../run/run-node';
import type { BuildStep } from './build-step';

/** Builds the client: static files in `dist/`. */
export const webStep: BuildStep = {
  name: 'web',
  inputs: [
    'apps/web',
    'packages/api',
    'packages/richtext',
    'packages/theme',
    'packages/domain',
    'tsconfig.base.json',
  ],
  output: 'dist/index.html',
  build: () => buildWeb([]),
};

/** Runs the bundler, with more options. It runs in a separate process, so that its memory is released. */
export async function buildWeb(options: readonly string[]): Promise<void> {
  const { status, output } = await runNode({
    script: 'node_modules/vite/bin/vite.js',
    args: ['build', ...options],
    cwd: inRoot('apps', 'web'),
    env: { NODE_ENV: 'production' },
  });
  if (status !== 0) throw new PlainError(`The client could not be built:\n${output}`);
}
