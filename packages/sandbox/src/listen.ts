import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { withRequestOrigin, originOfHost } from './server/request-address';
import { DroppedConnection } from './server/problem';
import type { Sockets } from './streaming/sockets';

export interface Listening {
  port: number;
  close(): Promise<void>;
}

interface Parts {
  fetch(request: Request): Promise<Response>;
  sockets: Sockets;
}

function isAddress(value: AddressInfo | string | null): value is AddressInfo {
  return typeof value === 'object' && value !== null;
}

function bind(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, ipv6Only: true }, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(isAddress(address) ? address.port : port);
    });
  });
}

function serverFor({ fetch, sockets }: Parts): Server {
  const listener = getRequestListener(
    async (request, { outgoing }) => {
      try {
        return await withRequestOrigin(new URL(request.url).origin, () => fetch(request));
      } catch (error) {
        if (!(error instanceof DroppedConnection)) throw error;
        outgoing.destroy();
        return RESPONSE_ALREADY_SENT;
      }
    },
    { overrideGlobalObjects: false },
  );
  const server = createServer((request, response) => void listener(request, response));
  // A client that sends its next request just as the connection is closed for being idle would see it fail.
  server.keepAliveTimeout = IDLE_CONNECTION_MS;
  server.on('upgrade', (request, socket, head) => {
    withRequestOrigin(originOfHost(request.headers.host), () => sockets.upgrade(request, socket, head));
  });
  return server;
}

/** Longer than a test pauses between two requests. */
const IDLE_CONNECTION_MS = 120_000;

const NO_IPV6 = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EADDRINUSE']);

/** The addresses to listen on: for this machine alone, or also for the network. */
const HOSTS = {
  machine: { ipv4: '127.0.0.1', ipv6: '::1' },
  network: { ipv4: '0.0.0.0', ipv6: '::' },
} as const;

/** Listens on an IPv6 address too; false on machines without IPv6. */
async function bindIpv6(server: Server, host: string, port: number): Promise<boolean> {
  try {
    await bind(server, host, port);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && NO_IPV6.has(String(error.code))) return false;
    throw error;
  }
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** Listens for this machine alone or also for the local network; port 0 takes any free port. */
export async function listen(
  parts: Parts,
  { port: requestedPort, reach }: { port: number; reach: keyof typeof HOSTS },
): Promise<Listening> {
  const { ipv4, ipv6 } = HOSTS[reach];
  const ipv4Server = serverFor(parts);
  const port = await bind(ipv4Server, ipv4, requestedPort);
  const ipv6Server = serverFor(parts);
  const servers = (await bindIpv6(ipv6Server, ipv6, port)) ? [ipv4Server, ipv6Server] : [ipv4Server];
  return {
    port,
    async close() {
      await Promise.all(servers.map(closeServer));
    },
  };
}
