import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { sandboxBundle } from '../build/sandbox-bundle';
import { PlainFailure } from '../run/command';
import { endChild, startNodeChild } from '../run/node-child';

export interface SandboxOptions {
  /** 0 takes a free port. */
  port: number;
  /** Where the database is kept; `memory` keeps nothing. */
  keep: { folder: string } | 'memory';
  /** The built client to serve; none in development, where Vite serves it. */
  frontend?: string | undefined;
  /** Starts from the seed again. */
  reset?: boolean;
  /** What a new database begins with; without it the demonstration. */
  seed?: 'demo' | 'empty';
  /** The server that it plays: pleroma (when it is not given), akkoma, mastodon or hollo. */
  character?: string | undefined;
  /** No background activity. */
  quietLife?: boolean;
  /** Opens the door by which tests steer the server. */
  control?: boolean;
  /** Whether the local network reaches it too. */
  network?: boolean;
  /** The address that the server calls itself by, when it is not the one it was addressed by. */
  publicUrl?: string;
  /** Refuses sockets of other origins, as servers do. */
  strictOrigin?: boolean;
}

export interface SandboxProcess {
  url: string;
  /** Resolves when the process is gone, with its exit status. */
  ended: Promise<number>;
  stop(): Promise<void>;
}

/** Megabytes for what an answer needs and drops: half as many answers wait for its collection as with Node's own 16. */
const SHORT_LIVED_MB = 64;

/** Starts the bundled sandbox in a process of its own and resolves when it listens. */
export async function startSandbox(options: SandboxOptions): Promise<SandboxProcess> {
  const child = startNodeChild({
    script: sandboxBundle,
    args: sandboxArguments(options),
    nodeOptions: [`--max-semi-space-size=${SHORT_LIVED_MB}`],
    output: 'pipe',
  });
  const complaints: string[] = [];
  child.stderr?.on('data', (chunk: Buffer) => {
    complaints.push(chunk.toString());
    process.stderr.write(chunk);
  });
  const ended = new Promise<number>((resolve) => child.once('exit', (status) => resolve(status ?? 1)));
  const url = await Promise.race([readyAddress(child), ended.then(() => undefined)]);
  if (url === undefined) {
    throw new PlainFailure(
      `The sandbox ended before it was ready.${complaints.length === 0 ? '' : ' Its lines are above.'}`,
    );
  }
  return { url, ended, stop: () => endChild(child) };
}

function sandboxArguments(options: SandboxOptions): string[] {
  const { keep, frontend, publicUrl } = options;
  return [
    '--port',
    String(options.port),
    ...(keep === 'memory' ? ['--memory'] : ['--data', keep.folder]),
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

/** The sandbox prints `ready URL` once; whatever else it prints is passed on. */
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
