import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { sandboxBundle } from '../build/sandbox-bundle';
import { PlainError } from '../run/command';
import { endChild, startNodeChild } from '../run/node-child';

export interface SandboxOptions {
  /** 0 lets the system choose a free one. */
  port: number;
  /** The folder of the database; `memory` stores nothing. */
  storage: { folder: string } | 'memory';
  /** The built client to serve; none in development, where Vite serves it. */
  frontend?: string | undefined;
  /** Starts from the seed again. */
  reset?: boolean;
  /** The contents of a new database; the demo data by default. */
  seed?: 'demo' | 'empty';
  /** The server software to emulate: pleroma (the default), akkoma, mastodon or hollo. */
  character?: string | undefined;
  /** No simulated background activity. */
  quietLife?: boolean;
  /** Serves the control API, by which tests control the server. */
  control?: boolean;
  /** Whether the local network can reach it too. */
  network?: boolean;
  /** The address that the server uses for itself, if it differs from that of the request. */
  publicUrl?: string;
  /** Rejects sockets from other origins, as servers do. */
  strictOrigin?: boolean;
}

export interface SandboxProcess {
  url: string;
  /** Resolves to the exit status when the process has ended. */
  ended: Promise<number>;
  stop(): Promise<void>;
}

/** Megabytes for short-lived objects: garbage collection delays half as many responses as with Node's default of 16. */
const SHORT_LIVED_MB = 64;

/** Starts the bundled sandbox in a separate process and resolves when it is listening. */
export async function startSandbox(options: SandboxOptions): Promise<SandboxProcess> {
  const child = startNodeChild({
    script: sandboxBundle,
    args: sandboxArguments(options),
    nodeOptions: [`--max-semi-space-size=${SHORT_LIVED_MB}`],
    output: 'pipe',
  });
  const errorOutput: string[] = [];
  child.stderr?.on('data', (chunk: Buffer) => {
    errorOutput.push(chunk.toString());
    process.stderr.write(chunk);
  });
  const ended = new Promise<number>((resolve) => child.once('exit', (status) => resolve(status ?? 1)));
  const url = await Promise.race([readyAddress(child), ended.then(() => undefined)]);
  if (url === undefined) {
    throw new PlainError(
      `The sandbox ended before it was ready.${errorOutput.length === 0 ? '' : ' Its lines are above.'}`,
    );
  }
  return { url, ended, stop: () => endChild(child) };
}

function sandboxArguments(options: SandboxOptions): string[] {
  const { storage, frontend, publicUrl } = options;
  return [
    '--port',
    String(options.port),
    ...(storage === 'memory' ? ['--memory'] : ['--data', storage.folder]),
    ...(frontend === undefined ? [] : ['--frontend', frontend]),
    ...(publicUrl === undefined ? [] : ['--public-url', publicUrl]),
    ...(options.reset === true ? ['--reset'] : []),
    ...(options.seed === undefined ? [] : ['--seed', options.seed]),
    ...(options.character === undefined ? [] : ['--character', options.character]),
    ...(options.quietLife === true ? ['--quiet-life'] : []),
    ...(options.control === true ? ['--control'] : []),
    ...(options.network === true ? ['--network'] : []),
    ...(options.strictOrigin === true ? ['--strict-origin'] : []),
  ];
}

/** Resolves to the address in the line `ready URL`, which the sandbox prints once; its other output is printed. */
function readyAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    if (child.stdout === null) return;
    createInterface({ input: child.stdout }).on('line', (line) => {
      const address = /^ready (\S+)/.exec(line)?.[1];
      if (address === undefined) console.log(line);
      else resolve(address);
    });
  });
}
