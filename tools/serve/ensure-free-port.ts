import { createServer } from 'node:http';
import { listen } from './listen';

/** Throws a PlainFailure when a port is taken, before anything is built or started for it. */
export async function ensureFreePort(port: number): Promise<void> {
  if (port === 0) return;
  const server = createServer();
  await listen(server, port);
  await new Promise((resolve) => server.close(resolve));
}
