import { createServer } from 'node:http';
import { listen } from './listen';

/** Throws a PlainError when a port is in use, before anything is built or started. */
export async function ensureFreePort(port: number): Promise<void> {
  if (port === 0) return;
  const server = createServer();
  await listen(server, port);
  await new Promise((resolve) => server.close(resolve));
}
