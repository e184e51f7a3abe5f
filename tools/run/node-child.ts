import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRoot, root } from './root';

export interface NodeChildOptions {
  /** The script, relative to the repository, and its arguments. */
  script: string;
  args: string[];
  /** Options of Node itself. */
  nodeOptions?: readonly string[];
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Where the child's output goes: to our own output, or to a reader. */
  output: 'inherit' | 'pipe';
}

const KILL_DELAY_MS = 6000;

/** Starts a Node process that ends with this one, even when this one is killed. */
export function startNodeChild({ script, args, cwd, env, output, ...rest }: NodeChildOptions): ChildProcess {
  const { nodeOptions = [] } = rest;
  const preload = pathToFileURL(inRoot('tools', 'run', 'end-with-parent.mjs')).href;
  return spawn(process.execPath, [...nodeOptions, '--import', preload, path.resolve(root, script), ...args], {
    cwd: cwd ?? root,
    env: { ...process.env, ...env, LINNET_PARENT: String(process.pid) },
    stdio: ['ignore', output, output === 'pipe' ? 'pipe' : 'inherit', 'ipc'],
  });
}

/** Stops a child, forcibly if necessary. Resolves when it has ended. */
export async function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), KILL_DELAY_MS);
  await exited;
  clearTimeout(timer);
}
