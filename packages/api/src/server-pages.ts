import type { Call } from './call';
import { ApiError } from './error';

const wholePage = /^\s*<(?:!doctype|html)[\s>]/i;
const maxLength = 200_000;

/** When the file is missing, servers answer with the client's index page, which is no fragment. */
function readFragment(body: unknown): string {
  if (typeof body !== 'string' || wholePage.test(body)) {
    throw new ApiError({ kind: 'malformed', what: 'fragment of a page' });
  }
  return body.slice(0, maxLength);
}

function fragment(path: string): Call<string> {
  return { method: 'GET', path, auth: 'none', answer: 'text', read: readFragment };
}

/** GET /static/terms-of-service.html: untrusted HTML. */
export function termsOfService(): Call<string> {
  return fragment('/static/terms-of-service.html');
}

/** GET /instance/panel.html: the operator's HTML, untrusted. Malformed when there is none. */
export function instancePanel(): Call<string> {
  return fragment('/instance/panel.html');
}
