import { createServer } from 'node:http';
import { listen } from './listen';

/** Finds an unused port of this machine. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const url = await listen(server, 0);
  await new Promise((resolve) => server.close(resolve));
  return Number(new URL(url).port);
}
