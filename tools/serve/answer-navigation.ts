import type { IncomingMessage } from 'node:http';
import { isReadableEncoding } from './decode-body';
import { isHtml } from './front-end-page';
import type { FrontEndPage } from './front-end-page';
import { requestUpstream, collectBody, passAnswer, textOf } from './pass-http';
import type { Exchange, PassOptions } from './pass-http';
import { toLocalHeaders } from './rewrite-headers';
import type { Origins } from './self-address';

/**
 * Requests from the upstream server what a person navigates to. If the server has a page of its own, a file or a
 * redirect there, it is passed back; if it has nothing, or a front-end's page, the client's index page must be shown.
 */
export async function answerNavigation(
  exchange: Exchange,
  options: PassOptions & { frontEndPage: FrontEndPage },
): Promise<'answered' | { upstreamPage: string }> {
  const answer = await requestOrUndefined(exchange, options);
  const status = answer?.statusCode ?? 502;
  if (answer === undefined || status === 404 || status === 410 || status >= 500) {
    answer?.resume();
    return { upstreamPage: '' };
  }
  const encoding = answer.headers['content-encoding'] ?? '';
  if (status >= 300 || !isHtml(answer.headers['content-type']) || !isReadableEncoding(encoding)) {
    await passAnswer(exchange, options, answer);
    return 'answered';
  }
  const { body } = await collectBody(answer);
  const html = await textOf(body, encoding);
  if (await options.frontEndPage.matches(html)) return { upstreamPage: html };
  const { request, response } = exchange;
  const page = Buffer.from(withLocalLinks(html, options.origins));
  const headers = toLocalHeaders(answer.headers, options.origins);
  delete headers['content-encoding'];
  response.writeHead(status, { ...headers, 'content-length': page.length });
  response.end(request.method === 'HEAD' ? undefined : page);
  return 'answered';
}

/** Undefined when the server cannot be reached: the client starts without it and shows an error. */
async function requestOrUndefined(
  exchange: Exchange,
  options: PassOptions,
): Promise<IncomingMessage | undefined> {
  try {
    return await requestUpstream(exchange, options, 'GET');
  } catch (error) {
    if (error instanceof Error) return undefined;
    throw error;
  }
}

/**
 * Replaces absolute addresses in links, forms and images of a server's page, so that they lead through the gateway too.
 */
function withLocalLinks(html: string, { local, upstream }: Origins): string {
  const origin = upstream.origin.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const links = new RegExp(`(\\b(?:href|src|action|formaction)=["']?)${origin}(?=[/"'?#\\s>])`, 'gi');
  return html.replaceAll(links, (_, before: string) => before + local.origin);
}
