import { startGateway } from '../../tools/serve/gateway';
import { startSandbox } from '../../tools/serve/sandbox-process';
import { type ControlDoor, openControlDoor } from '@linnet/sandbox/control';

export interface BehindGateway {
  /** The address of the client. */
  url: string;
  /** The address of the server, to which pages must send no requests. */
  serverUrl: string;
  door: ControlDoor;
  stop(): Promise<void>;
}

/**
 * Starts a second server, with absolute addresses of its own and a strict origin check, and a gateway with the
 * client in front of it.
 */
export async function startBehindGateway(): Promise<BehindGateway> {
  const server = await startSandbox({
    port: 0,
    storage: 'memory',
    control: true,
    quietLife: true,
    strictOrigin: true,
  });
  const gateway = await startGateway({ upstream: new URL(server.url), frontend: 'dist', port: 0 });
  return {
    url: gateway.url,
    serverUrl: server.url,
    door: openControlDoor(server.url),
    async stop() {
      await gateway.stop();
      await server.stop();
    },
  };
}
