import http from 'node:http';
import https from 'node:https';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { decodeBody, isReadableEncoding, readableEncodings } from './decode-body';
import { rewriteAnswer } from './rewrite-answer';
import { requestPath, requestTarget } from './request-target';
import { toLocalHeaders, toUpstreamHeaders } from './rewrite-headers';
import type { Origins } from './self-address';

/** Larger responses are passed unchanged: no list or document of an API comes near this size. */
const REWRITE_LIMIT_BYTES = 32_000_000;
const IDLE_TIMEOUT_MS = 120_000;

export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

export interface PassOptions {
  origins: Origins;
  /** Keeps connections to the upstream server open. */
  agent: http.Agent;
  /** Called with each JSON response before it is rewritten. */
  onAnswer(pathname: string, json: string): void;
}

/** An agent for the protocol of the upstream server. */
export function upstreamAgent(upstream: URL): http.Agent {
  return upstream.protocol === 'https:'
    ? new https.Agent({ keepAlive: true })
    : new http.Agent({ keepAlive: true });
}

/**
 * Passes a request to the upstream server and its response back, both as streams; only JSON is buffered, to rewrite its
 * addresses. Rejects when the server cannot be reached or disconnects before its headers.
 */
export async function passHttp(exchange: Exchange, options: PassOptions): Promise<void> {
  await passAnswer(exchange, options, await requestUpstream(exchange, options));
}

/** Passes back a response whose body has not been read yet. */
export async function passAnswer(
  { request, response }: Exchange,
  options: PassOptions,
  answer: IncomingMessage,
): Promise<void> {
  const headers = toLocalHeaders(answer.headers, options.origins);
  const status = answer.statusCode ?? 502;
  if (!isRewritable(request, answer)) {
    response.writeHead(status, headers);
    await pipeline(answer, response);
    return;
  }
  const { isComplete, body } = await collectBody(answer);
  if (!isComplete) {
    response.writeHead(status, headers).write(body);
    await pipeline(answer, response);
    return;
  }
  const encoding = answer.headers['content-encoding'] ?? '';
  const json = await textOf(body, encoding);
  options.onAnswer(requestPath(request), json);
  const rewritten = Buffer.from(rewriteAnswer(json, options.origins));
  delete headers['content-encoding'];
  response.writeHead(status, { ...headers, 'content-length': rewritten.length }).end(rewritten);
}

/** Passes a request to the upstream server; resolves to the response when its headers have arrived. */
export function requestUpstream(
  { request, response }: Exchange,
  options: PassOptions,
  method = request.method ?? 'GET',
): Promise<IncomingMessage> {
  const { origins, agent } = options;
  const { protocol, hostname, port } = origins.upstream;
  const headers = toUpstreamHeaders(request.headers, origins);
  if (!isReadableList(request.headers['accept-encoding'])) headers['accept-encoding'] = readableEncodings;
  return new Promise((resolve, reject) => {
    const outgoing = (protocol === 'https:' ? https : http).request({
      hostname: hostname.replaceAll(/^\[|\]$/g, ''),
      port,
      // Not resolved as a URL: a path that begins with two slashes would name another host.
      path: requestTarget(request),
      method,
      headers,
      agent,
      timeout: IDLE_TIMEOUT_MS,
    });
    outgoing.once('response', resolve);
    outgoing.once('error', reject);
    outgoing.once('timeout', () => outgoing.destroy(new Error('it has been silent for too long')));
    // The browser has disconnected, so no response is needed.
    response.once('close', () => outgoing.destroy());
    pipeline(request, outgoing).catch(reject);
  });
}

export async function textOf(body: Buffer, encoding: string): Promise<string> {
  return (await decodeBody(body, encoding, REWRITE_LIMIT_BYTES)).toString();
}

/** Whether we can decode every encoding that the browser accepts. */
function isReadableList(accepted: string | string[] | undefined): boolean {
  return String(accepted ?? '')
    .split(',')
    .map((part) => part.split(';')[0]?.trim() ?? '')
    .every(isReadableEncoding);
}

function isRewritable(request: IncomingMessage, answer: IncomingMessage): boolean {
  if (request.method === 'HEAD' || answer.statusCode === 204 || answer.statusCode === 304) return false;
  const type = answer.headers['content-type'] ?? '';
  return (
    /^application\/([\w.-]+\+)?json\b/i.test(type) &&
    isReadableEncoding(answer.headers['content-encoding'] ?? '')
  );
}

/** The bytes of a response; `isComplete` is false when there are more than the limit. */
export async function collectBody(answer: IncomingMessage): Promise<{ isComplete: boolean; body: Buffer }> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer.iterator({ destroyOnReturn: false })) {
    if (!Buffer.isBuffer(chunk)) continue;
    chunks.push(chunk);
    size += chunk.length;
    if (size > REWRITE_LIMIT_BYTES) return { isComplete: false, body: Buffer.concat(chunks) };
  }
  return { isComplete: true, body: Buffer.concat(chunks) };
}
