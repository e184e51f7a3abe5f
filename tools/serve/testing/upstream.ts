import http from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { WebSocketServer } from 'ws';

/** A small server that uses absolute addresses of its own and rejects foreign origins, as real ones do. */
export interface Upstream {
  url: URL;
  /** All requests, newest last. */
  requests: { method: string; target: string; headers: IncomingMessage['headers']; body: string }[];
  /** Close codes of closed sockets. */
  closed: number[];
  stop(): Promise<void>;
}

type Answer = (exchange: { request: IncomingMessage; response: ServerResponse; origin: string }) => void;

export async function startUpstream(
  answers: Record<string, Answer>,
  fallback: Answer = ({ response }) => sendJson(response, { error: 'Not found' }, 404),
): Promise<Upstream> {
  const requests: Upstream['requests'] = [];
  const closed: number[] = [];
  const server = http.createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const target = request.url ?? '';
      requests.push({ method: request.method ?? '', target, headers: request.headers, body });
      const origin = originOf(server);
      if (request.headers.origin !== undefined && request.headers.origin !== origin) {
        response.writeHead(403, { 'content-type': 'application/json' }).end('{"error":"foreign origin"}');
        return;
      }
      const answer = answers[target.split('?')[0] ?? ''] ?? fallback;
      answer({ request, response, origin });
    });
  });
  const sockets = new WebSocketServer({
    noServer: true,
    handleProtocols: (offered) => [...offered].at(-1) ?? false,
  });
  server.on('upgrade', (request, socket, head) => {
    if (
      request.headers.origin !== originOf(server) ||
      request.headers.host !== new URL(originOf(server)).host
    ) {
      socket.end('HTTP/1.1 403 Forbidden\r\ncontent-length: 0\r\n\r\n');
      return;
    }
    if (request.url?.includes('access_token=wrong') === true) {
      socket.end('HTTP/1.1 401 Unauthorized\r\ncontent-length: 0\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, socket, head, (peer) => {
      peer.on('message', (message, isBinary) => peer.send(message, { binary: isBinary }));
      peer.on('close', (code) => closed.push(code));
      if (request.url?.includes('stream=ended') === true) peer.close(1000, 'revoked');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: new URL(originOf(server)),
    requests,
    closed,
    stop: () =>
      new Promise((resolve) => {
        for (const peer of sockets.clients) peer.terminate();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export function sendJson(response: ServerResponse, value: unknown, status = 200): void {
  response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
    .end(JSON.stringify(value));
}

export function sendGzippedJson(response: ServerResponse, value: unknown): void {
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
  response.writeHead(200, headers).end(gzipSync(JSON.stringify(value)));
}

function originOf(server: http.Server): string {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server does not listen.');
  return `http://127.0.0.1:${address.port}`;
}
