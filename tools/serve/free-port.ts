import { createServer } from 'node:http';
import { listen } from './listen';

/** A port of this machine that nobody uses at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const url = await listen(server, 0);
  await new Promise((resolve) => server.close(resolve));
  return Number(new URL(url).port);
}
