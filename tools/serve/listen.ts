import { once } from 'node:events';
import type { Server } from 'node:http';
import { PlainError } from '../run/command';

/**
 * Listens on a port of this machine only and resolves to the address. Throws a PlainError when the port is in use.
 */
export async function listen(server: Server, port: number): Promise<string> {
  const listening = once(server, 'listening');
  server.listen(port, '127.0.0.1');
  try {
    await listening;
  } catch (error) {
    throw listenError(error, port);
  }
  const address = server.address();
  const actual = typeof address === 'object' && address !== null ? address.port : port;
  return `http://localhost:${actual}`;
}

function listenError(error: unknown, port: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return new PlainError(
      `Port ${port} is in use. Stop what uses it, or choose another: npm start -- --port ${port + 1}`,
    );
  }
  if (code === 'EACCES') return new PlainError(`Port ${port} needs more rights. Choose one above 1023.`);
  return error;
}
