import { buildAll } from '../build/build-all';
import { sandboxStep } from '../build/sandbox-step';
import { runCommand } from '../run/command';
import { endChild, startNodeChild } from '../run/node-child';
import { readPort, readServer } from '../run/options';
import type { Options } from '../run/options';
import { inRoot } from '../run/root';
import { stopSignal } from '../run/stop-signal';
import { sandboxOptionsOf } from '../serve/backend-options';
import { ensureFreePort } from '../serve/ensure-free-port';
import { freePort } from '../serve/free-port';
import { startGateway } from '../serve/gateway';
import { printWelcome } from '../serve/print-welcome';
import { startSandbox } from '../serve/sandbox-process';

/** `npm run dev`: Vite with hot reload in front of the sandbox or of another server. */
export function run(args: string[]): Promise<number> {
  return runCommand(args, {
    name: 'dev',
    async work(options) {
      const stopped = stopSignal();
      const port = readPort(options.value('port'), 5173);
      await ensureFreePort(port);
      const backend = await startBackend(options, `http://localhost:${port}`);
      const vite = startNodeChild({
        script: 'node_modules/vite/bin/vite.js',
        args: ['--host', '127.0.0.1', '--port', String(port), '--strictPort'],
        cwd: inRoot('apps', 'web'),
        env: { LINNET_BACKEND: backend.url, VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' },
        output: 'inherit',
      });
      const ended = new Promise<number>((resolve) => vite.once('exit', (status) => resolve(status ?? 1)));
      printWelcome(`http://localhost:${port}`, { upstream: backend.upstream });
      const status = await Promise.race([stopped.then(() => 0), ended]);
      await Promise.all([endChild(vite), backend.stop()]);
      return status;
    },
  });
}

/** Starts the server to which Vite forwards everything but the client's own files. */
async function startBackend(options: Options, publicUrl: string) {
  const server = options.value('server');
  if (server !== undefined) {
    const upstream = readServer(server);
    return { ...(await startGateway({ upstream, port: 0, publicUrl })), upstream };
  }
  await buildAll([sandboxStep]);
  const port = await freePort();
  const { stop } = await startSandbox({ port, publicUrl, ...sandboxOptionsOf(options) });
  // The sandbox uses the public address, which is Vite's.
  return { url: `http://localhost:${port}`, stop, upstream: undefined };
}
