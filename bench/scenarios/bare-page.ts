import { createServer } from 'node:http';
import { once } from 'node:events';
import { listen } from '../../tools/serve/listen';

const POST = 'Ice on the pond, and the heron waits for it to go.';

/** A page with one post in its HTML, and no script: no client can show a post earlier. */
const PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Bare</title><link rel="icon" href="data:,"></head>
<body><main><article data-status="1"><div dir="auto"><p>${POST}</p></div></article></main></body></html>`;

/** Serves it on a port of its own. */
export async function serveBarePage(): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(PAGE);
  });
  const url = await listen(server, 0);
  return {
    url,
    async stop() {
      server.closeAllConnections();
      const closed = once(server, 'close');
      server.close();
      await closed;
    },
  };
}
