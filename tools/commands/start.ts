import { buildAll } from '../build/build-all';
import { sandboxStep } from '../build/sandbox-step';
import { webStep } from '../build/web-step';
import { runCommand } from '../run/command';
import { readPort, readServer } from '../run/options';
import { inRoot } from '../run/root';
import { stopSignal } from '../run/stop-signal';
import { sandboxOptionsOf } from '../serve/backend-options';
import { ensureFreePort } from '../serve/ensure-free-port';
import { startGateway } from '../serve/gateway';
import { networkAddresses } from '../serve/network-addresses';
import { printWelcome } from '../serve/print-welcome';
import { startSandbox } from '../serve/sandbox-process';

/** `npm start`: serves the built client with a server behind it, on one origin, until stopped. */
export function run(args: string[]): Promise<number> {
  return runCommand(args, {
    name: 'start',
    async work(options) {
      const stopped = stopSignal();
      const port = readPort(options.value('port'), 8080);
      const server = options.value('server');
      const upstream = server === undefined ? undefined : readServer(server);
      await ensureFreePort(port);
      await buildAll(upstream === undefined ? [webStep, sandboxStep] : [webStep]);
      const frontend = inRoot('dist');
      if (upstream !== undefined) {
        const gateway = await startGateway({ upstream, frontend, port });
        printWelcome(gateway.url, { upstream });
        await stopped;
        await gateway.stop();
        return 0;
      }
      // The control API allows everything, so it is only served on this machine.
      const network = !options.has('control');
      const sandbox = await startSandbox({ port, frontend, network, ...sandboxOptionsOf(options) });
      printWelcome(sandbox.url, { networkUrls: network ? networkAddresses(sandbox.url) : [] });
      const status = await Promise.race([stopped.then(() => 0), sandbox.ended]);
      await sandbox.stop();
      return status;
    },
  });
}
