import { canSeeAccount } from '../../render/account';
import type { Server } from '../../server/server';
import { type Problem, problem } from '../../server/problem';
import { type AccountRow, findAccount } from '../../store/accounts/accounts';
import { type QuoteState, type StatusRow, findStatus } from '../../store/statuses/statuses';
import { ORIGIN_MARK } from '../../text/plain-text';

/** The columns of a status about the status that it quotes. */
export type QuoteLink = Pick<StatusRow, 'quote_id' | 'quote_url' | 'quote_state'>;

const NO_QUOTE: QuoteLink = { quote_id: null, quote_url: null, quote_state: null };

const OPEN_SCOPES: readonly string[] = ['public', 'unlisted', 'local'];

function mayQuote(quoted: StatusRow, author: AccountRow): boolean {
  if (OPEN_SCOPES.includes(quoted.visibility)) return true;
  return quoted.visibility === 'private' && quoted.account_id === author.id;
}

function addressOf(server: Server, quoted: StatusRow): string {
  const host = findAccount(server.db, quoted.account_id)?.host ?? null;
  return `${host === null ? ORIGIN_MARK : `https://${host}`}/objects/${quoted.object}`;
}

/** The quote of a new status. An unknown id is no error: the status then quotes nothing. */
export function linkQuote(
  server: Server,
  author: AccountRow,
  quote: { id: string | null; state: QuoteState },
): QuoteLink {
  const quoted = quote.id === null ? undefined : findStatus(server.db, quote.id);
  if (!quoted) return NO_QUOTE;
  if (!mayQuote(quoted, author)) throw problem(422, 'Cannot quote private message');
  return { quote_id: quoted.id, quote_url: addressOf(server, quoted), quote_state: quote.state };
}

/** The end of the content of a quoting status, for servers that don't know quotes. */
export function quoteTail({ quote_url: url }: QuoteLink): string {
  if (url === null) return '';
  return `<span class="quote-inline"><br/><br/><bdi>RT:</bdi> <a href="${url}">${url}</a></span>`;
}

/** Whether the author of a status is hidden from the viewer because the staff has deactivated the author's account. */
export function isAuthorHidden(
  server: Server,
  { account_id }: StatusRow,
  viewer: AccountRow | null,
): boolean {
  const author = findAccount(server.db, account_id);
  return author !== undefined && !canSeeAccount(server, author, viewer);
}

/** Throws when an action is not possible because the author of the status is hidden. */
export function checkAuthorVisible(
  server: Server,
  { status, viewer, makeError }: { status: StatusRow; viewer: AccountRow | null; makeError: () => Problem },
): void {
  if (isAuthorHidden(server, status, viewer)) throw makeError();
}
