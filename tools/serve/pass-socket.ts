import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer } from 'ws';
import type { RawData } from 'ws';
import { requestTarget } from './request-target';
import { rewriteFrame } from './rewrite-answer';
import { toUpstreamHeaders } from './rewrite-headers';
import type { Origins } from './self-address';

export interface SocketRequest {
  request: IncomingMessage;
  socket: Duplex;
  head: Buffer;
}

export interface SocketPassOptions {
  origins: Origins;
  /** The origin of the server's sockets, for instance `wss://streaming.social.example`. */
  socketOrigin: string;
}

/** Headers of the handshake itself, which is made anew with the upstream server. */
const HANDSHAKE = /^(sec-websocket-|host$)/;
const HANDSHAKE_TIMEOUT_MS = 20_000;
const webSocketServer = new WebSocketServer({ noServer: true, perMessageDeflate: false });

/**
 * Passes a socket: the upstream server is connected first, so that its error (401, 403, 404) and the subprotocol that
 * it chose reach the browser.
 */
export function passSocket({ request, socket, head }: SocketRequest, options: SocketPassOptions): void {
  const upstream = openUpstream(request, options);
  let refused = false;
  const refuse = (status: number, reason: string) => {
    if (refused) return;
    refused = true;
    socket.end(
      `HTTP/1.1 ${status} ${reason}\r\nconnection: close\r\ncontent-type: text/plain\r\ncontent-length: 0\r\n\r\n`,
    );
  };
  const closeUpstream = () => upstream.terminate();
  socket.on('error', closeUpstream).on('close', closeUpstream);
  upstream.once('unexpected-response', (_, answer) => {
    refuse(answer.statusCode ?? 502, answer.statusMessage ?? '');
    answer.destroy();
  });
  upstream.on('error', () => refuse(502, 'Bad Gateway'));
  upstream.once('open', () => {
    // The upstream server has chosen the subprotocol; ours only repeats the choice.
    if (upstream.protocol === '') delete request.headers['sec-websocket-protocol'];
    else request.headers['sec-websocket-protocol'] = upstream.protocol;
    socket.off('error', closeUpstream).off('close', closeUpstream);
    webSocketServer.handleUpgrade(request, socket, head, (browser) =>
      join(browser, upstream, options.origins),
    );
  });
}

function openUpstream(request: IncomingMessage, { origins, socketOrigin }: SocketPassOptions): WebSocket {
  const headers = Object.fromEntries(
    Object.entries(toUpstreamHeaders(request.headers, origins)).filter(([name]) => !HANDSHAKE.test(name)),
  );
  const offered = request.headers['sec-websocket-protocol'];
  const protocols = offered === undefined ? [] : offered.split(',').map((name) => name.trim());
  return new WebSocket(socketOrigin + requestTarget(request), protocols, {
    headers,
    perMessageDeflate: false,
    handshakeTimeout: HANDSHAKE_TIMEOUT_MS,
  });
}

function join(browser: WebSocket, upstream: WebSocket, origins: Origins): void {
  browser.on('message', (message, isBinary) => upstream.send(message, { binary: isBinary }));
  upstream.on('message', (message, isBinary) => {
    if (isBinary) browser.send(message, { binary: true });
    else browser.send(rewriteFrame(textOf(message), origins));
  });
  browser.on('close', (code, reason) => closeLike(upstream, code, reason));
  upstream.on('close', (code, reason) => closeLike(browser, code, reason));
  // An error also closes the socket, and closing is passed on above.
  browser.on('error', () => upstream.terminate());
}

/** Closes with the code of the other side; codes that cannot be sent mean a broken connection. */
function closeLike(socket: WebSocket, code: number, reason: Buffer): void {
  const canBeSent = (code >= 1000 && code <= 1014 && ![1004, 1005, 1006].includes(code)) || code >= 3000;
  if (code === 1005) socket.close();
  else if (canBeSent) socket.close(code, reason);
  else socket.terminate();
}

function textOf(message: RawData): string {
  if (Array.isArray(message)) return Buffer.concat(message).toString();
  return message instanceof ArrayBuffer ? Buffer.from(message).toString() : message.toString();
}
