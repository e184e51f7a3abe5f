import type { Here } from '../server/here';
import { problem } from '../server/problem';
import { findAccount, type AccountRow } from '../store/accounts';
import { findStatus, type QuoteState, type StatusRow } from '../store/statuses';
import { ORIGIN_MARK } from '../text/origin-mark';

/** The columns of a status about the status that it quotes. */
export type QuoteLink = Pick<StatusRow, 'quote_id' | 'quote_url' | 'quote_state'>;

const NO_QUOTE: QuoteLink = { quote_id: null, quote_url: null, quote_state: null };

const OPEN_SCOPES: readonly string[] = ['public', 'unlisted', 'local'];

function mayQuote(quoted: StatusRow, author: AccountRow): boolean {
  if (OPEN_SCOPES.includes(quoted.visibility)) return true;
  return quoted.visibility === 'private' && quoted.account_id === author.id;
}

function addressOf(here: Here, quoted: StatusRow): string {
  const host = findAccount(here.db, quoted.account_id)?.host ?? null;
  return `${host === null ? ORIGIN_MARK : `https://${host}`}/objects/${quoted.object}`;
}

/** The quote of a new status. An unknown id is no error: the status then quotes nothing. */
export function linkQuote(
  here: Here,
  author: AccountRow,
  quote: { id: string | null; state: QuoteState },
): QuoteLink {
  const quoted = quote.id === null ? undefined : findStatus(here.db, quote.id);
  if (!quoted) return NO_QUOTE;
  if (!mayQuote(quoted, author)) throw problem(422, 'Cannot quote private message');
  return { quote_id: quoted.id, quote_url: addressOf(here, quoted), quote_state: quote.state };
}

/** The end of the content of a quoting status, for servers that don't know quotes. */
export function quoteTail({ quote_url: url }: QuoteLink): string {
  if (url === null) return '';
  return `<span class="quote-inline"><br/><br/><bdi>RT:</bdi> <a href="${url}">${url}</a></span>`;
}
