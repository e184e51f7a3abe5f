import { buildAll } from '../build/build-all';
import { sandboxStep } from '../build/sandbox-step';
import { webStep } from '../build/web-step';
import { runCommand } from '../run/command';
import { readPort, readServer } from '../run/options';
import { inRoot } from '../run/root';
import { stopSignal } from '../run/stop-signal';
import { backendOptions, sandboxOptionsOf } from '../serve/backend-options';
import { ensureFreePort } from '../serve/ensure-free-port';
import { startGateway } from '../serve/gateway';
import { printWelcome } from '../serve/print-welcome';
import { startSandbox } from '../serve/sandbox-process';

/** `npm start`: the built client with a server behind it, on one origin, until it is told to stop. */
export function run(words: string[]): Promise<number> {
  return runCommand(words, {
    usage: 'npm start -- [options]: builds what is needed and serves the client with a sandbox server.',
    options: [
      { name: 'port', kind: 'word', value: 'N', help: 'where to listen (8080); 0 takes a free one' },
      ...backendOptions,
    ],
    async work(options) {
      const stopped = stopSignal();
      const port = readPort(options.word('port'), 8080);
      const server = options.word('server');
      const upstream = server === undefined ? undefined : readServer(server);
      await ensureFreePort(port);
      await buildAll(upstream === undefined ? [webStep, sandboxStep] : [webStep]);
      const frontend = inRoot('dist');
      if (upstream !== undefined) {
        const gateway = await startGateway({ upstream, frontend, port });
        printWelcome(gateway.url, upstream);
        await stopped;
        await gateway.stop();
        return 0;
      }
      const sandbox = await startSandbox({ port, frontend, ...sandboxOptionsOf(options) });
      printWelcome(sandbox.url, undefined);
      const status = await Promise.race([stopped.then(() => 0), sandbox.ended]);
      await sandbox.stop();
      return status;
    },
  });
}
