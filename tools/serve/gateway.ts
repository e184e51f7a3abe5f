import http from 'node:http';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { answerNavigation } from './answer-navigation';
import { findClientFile, sendClientFile } from './client-file';
import { chooseAnswerer, wantsPage } from './decide';
import { FrontEndPage } from './front-end-page';
import { indexPage } from './index-page';
import { listen } from './listen';
import { passHttp, upstreamAgent } from './pass-http';
import type { Exchange, PassOptions } from './pass-http';
import { passSocket } from './pass-socket';
import { requestPath, requestTarget } from './request-target';
import { announcedSocketOrigin } from './rewrite-answer';
import { securityHeaders } from './security-headers';
import { socketOrigin } from './self-address';
import type { Origins } from './self-address';

export interface GatewayOptions {
  /** The upstream server. */
  upstream: URL;
  /** The folder of the built client; without it, only the upstream server answers. */
  frontend?: string | undefined;
  /** 0 lets the system choose a free one. */
  port: number;
  /** The address for browsers, if another server is in front of the gateway. */
  publicUrl?: string;
}

export interface Gateway {
  url: string;
  stop(): Promise<void>;
}

/**
 * Serves the built client in front of a server, on one origin, as if it were installed there. Files of the client go
 * first, then its index page for navigations to which the server has no page of its own; everything else is passed to
 * the server. Addresses in headers, responses and sockets are rewritten to this origin.
 */
export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const gateway = new GatewayServer(options);
  const { server } = gateway;
  const url = await listen(server, options.port);
  return {
    url,
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      gateway.endConnections();
      await closed;
    },
  };
}

class GatewayServer {
  readonly server: http.Server;
  readonly #upstream: URL;
  readonly #frontend: string | undefined;
  readonly #agent: http.Agent;
  readonly #frontEndPage: FrontEndPage;
  readonly #publicUrl: string | undefined;
  readonly #sockets = new Set<{ destroy(): void }>();
  #socketOrigin: string;

  constructor({ upstream, frontend, publicUrl }: GatewayOptions) {
    this.#publicUrl = publicUrl;
    this.#upstream = upstream;
    this.#frontEndPage = new FrontEndPage(upstream);
    this.#frontend = frontend === undefined ? undefined : path.resolve(frontend);
    this.#agent = upstreamAgent(upstream);
    this.#socketOrigin = socketOrigin(upstream);
    this.server = http.createServer((request, response) => {
      const exchange = { request, response };
      this.#answer(exchange).catch((error: unknown) => this.#answerError(exchange, error));
    });
    this.server.on('upgrade', (request, socket, head) => {
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
      const origins = this.#originsOf(request);
      passSocket({ request, socket, head }, { origins, socketOrigin: this.#socketOrigin });
    });
  }

  endConnections(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.server.closeAllConnections();
    this.#agent.destroy();
  }

  async #answer(exchange: Exchange): Promise<void> {
    const { request } = exchange;
    const origins = this.#originsOf(request);
    if (this.#frontend !== undefined && (await this.#answerAsClient(exchange, this.#frontend, origins)))
      return;
    await passHttp(exchange, this.#passOptions(origins));
  }

  #passOptions(origins: Origins): PassOptions {
    return { origins, agent: this.#agent, onAnswer: this.#updateSocketOrigin };
  }

  /** Answers with what the client's folder has: a file, or the index page for a navigation. */
  async #answerAsClient(exchange: Exchange, frontend: string, origins: Origins): Promise<boolean> {
    const { request } = exchange;
    const method = request.method ?? 'GET';
    const pathname = requestPath(request);
    if ((method === 'GET' || method === 'HEAD') && pathname !== '/index.html') {
      const file = await findClientFile(frontend, pathname);
      if (file !== undefined) {
        await sendClientFile(exchange, file, securityHeaders(origins.local));
        return true;
      }
    }
    const answerer = chooseAnswerer(method, pathname, request.headers.accept ?? '');
    if (answerer === 'upstream') return false;
    const navigation = answerer === 'navigation' ? await this.#requestNavigation(exchange, origins) : {};
    if (navigation !== 'answered') await this.#answerPage(exchange, frontend, { origins, ...navigation });
    return true;
  }

  #requestNavigation(exchange: Exchange, origins: Origins): Promise<'answered' | { upstreamPage: string }> {
    return answerNavigation(exchange, { ...this.#passOptions(origins), frontEndPage: this.#frontEndPage });
  }

  async #answerPage(
    { request, response }: Exchange,
    frontend: string,
    { origins, ...navigation }: { origins: Origins; upstreamPage?: string },
  ): Promise<void> {
    const page = await indexPage({
      frontend,
      address: requestTarget(request),
      origins,
      onAnswer: this.#updateSocketOrigin,
      ...navigation,
    });
    response.writeHead(200, {
      ...securityHeaders(origins.local),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'max-age=0, private, must-revalidate',
      'content-length': Buffer.byteLength(page),
    });
    response.end(request.method === 'HEAD' ? undefined : page);
  }

  /** Some servers have their sockets on another host, which their instance document names. */
  readonly #updateSocketOrigin = (pathname: string, json: string): void => {
    if (!/^\/api\/v[12]\/instance\/?$/.test(pathname)) return;
    this.#socketOrigin = announcedSocketOrigin(json) ?? this.#socketOrigin;
  };

  #answerError({ request, response }: Exchange, error: unknown): void {
    if (response.headersSent || response.destroyed) {
      response.destroy();
      return;
    }
    const reason = error instanceof Error ? error.message : String(error);
    const text = `The server ${this.#upstream.host} could not be reached: ${reason}`;
    const isPage = wantsPage(request.headers.accept ?? '');
    response.writeHead(502, {
      ...securityHeaders(this.#originsOf(request).local),
      'content-type': isPage ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8',
    });
    response.end(isPage ? text : JSON.stringify({ error: text }));
  }

  #originsOf(request: IncomingMessage): Origins {
    const host = request.headers.host ?? '';
    const address = this.#publicUrl ?? `http://${host}`;
    return { local: new URL(URL.canParse(address) ? address : 'http://localhost'), upstream: this.#upstream };
  }
}
