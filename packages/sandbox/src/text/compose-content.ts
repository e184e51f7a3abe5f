import type { AccountRow } from '../store/accounts';
import { bbcode } from './bbcode';
import { decorate, type Decorated } from './decorate';
import { escapeHtml } from './escape-html';
import { markdown } from './markdown';
import { sanitizeHtml } from './sanitize-html';

export const POST_FORMATS = ['text/plain', 'text/html', 'text/markdown', 'text/bbcode'] as const;

/** Removes control characters, one of which is our origin mark. */
function clean(source: string): string {
  return source.replaceAll('\r\n', '\n').replace(/[\u0000-\u0008\u000b-\u001f]/g, '');
}

function toHtml(source: string, contentType: string): string {
  switch (contentType) {
    case 'text/html':
      return sanitizeHtml(source);
    case 'text/markdown':
      return markdown(source);
    case 'text/bbcode':
      return bbcode(source);
    default:
      return escapeHtml(source).replaceAll('\n', '<br/>');
  }
}

/** Converts what a person typed to the stored HTML; an unknown content type counts as plain text. */
export function composeContent(
  source: string,
  contentType: string,
  resolve: (name: string) => AccountRow | undefined,
): Decorated {
  return decorate(toHtml(clean(source), contentType), resolve);
}
