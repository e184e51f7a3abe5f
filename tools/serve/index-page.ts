import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { rewriteAnswer } from './rewrite-answer';
import type { Origins } from './self-address';

/** The placeholder that servers replace in the page of an installed client. */
const PLACEHOLDER = '<!--server-generated-meta-->';
const FETCH_TIMEOUT_MS = 4000;

export interface PageRequest {
  /** The folder of the built client. */
  frontend: string;
  /** Path and query of the browser's request. */
  address: string;
  origins: Origins;
  onAnswer(pathname: string, json: string): void;
  /** The server's page for this address, if it has been requested already. */
  upstreamPage?: string;
}

/**
 * The client's index page as the upstream server would send it: with its title, and the responses that it embeds for
 * this path, if any. When the server does not answer, the page has neither.
 */
export async function indexPage(request: PageRequest): Promise<string> {
  const [page, upstreamPage] = await Promise.all([
    readFile(path.join(request.frontend, 'index.html'), 'utf8'),
    request.upstreamPage ?? fetchUpstreamPage(request),
  ]);
  const title = /<title>([^<]*)<\/title>/i.exec(upstreamPage)?.[1] ?? request.origins.upstream.host;
  const meta = [
    `<title>${title}</title>`,
    "<link rel='icon' href='/favicon.png'>",
    "<link rel='manifest' href='/manifest.json'>",
    embeddedResults(upstreamPage, request),
  ].join('');
  return page.replace(PLACEHOLDER, () => meta);
}

async function fetchUpstreamPage({ address, origins }: PageRequest): Promise<string> {
  try {
    const answer = await fetch(origins.upstream.origin + address, {
      headers: { accept: 'text/html' },
      redirect: 'manual',
      signal: AbortSignal.timeout(FETCH_TIMEOUT_MS),
    });
    const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
    if (isPage && answer.status < 300) return await answer.text();
    await answer.body?.cancel();
    return '';
  } catch (error) {
    // Unreachable or too slow: the client starts without it and shows an error.
    if (error instanceof Error) return '';
    throw error;
  }
}

/** The server's script element with embedded responses, rebuilt: only a JSON object of base64 strings gets through. */
function embeddedResults(upstreamPage: string, request: PageRequest): string {
  const script = /<script\b([^>]*)>([^<]*)<\/script>/gi;
  for (const [, attributes = '', text = ''] of upstreamPage.matchAll(script)) {
    if (!/\bid=["']?initial-results\b/.test(attributes)) continue;
    const results = readResults(text, request);
    if (results === undefined) return '';
    const json = JSON.stringify(results).replaceAll('<', String.raw`\u003C`);
    return `<script id="initial-results" type="application/json">${json}</script>`;
  }
  return '';
}

function readResults(text: string, request: PageRequest): Record<string, string> | undefined {
  try {
    const outer: unknown = JSON.parse(text);
    if (typeof outer !== 'object' || outer === null || Array.isArray(outer)) return undefined;
    const entries = Object.entries(outer).flatMap(([pathname, encoded]) => {
      if (typeof encoded !== 'string') return [];
      const json = Buffer.from(encoded, 'base64').toString();
      request.onAnswer(pathname, json);
      return [[pathname, Buffer.from(rewriteAnswer(json, request.origins)).toString('base64')] as const];
    });
    return Object.fromEntries(entries);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
