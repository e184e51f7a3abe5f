import type { StatusId } from '../model/ids';
import { type Quote, type Status, quoteStates } from '../model/status';
import { type JsonObject, isObject, readId, readObject, readWebAddress } from './read';

export interface QuoteSource {
  status: JsonObject;
  pleroma: JsonObject;
  /** Reads the quoted status; returns undefined when quotes are nested too deeply. */
  readQuoted: (json: unknown) => Status | undefined;
}

/**
 * Pleroma: `pleroma.quote` with its id and address. Akkoma: `quote` is the status itself. Mastodon: `quote` has a state
 * and the status or its id. Hollo: like Mastodon, with `quote_id` beside it.
 */
export function readQuote(source: QuoteSource): Quote | null {
  const quote = source.status['quote'];
  const hasState = isObject(quote) && typeof quote['state'] === 'string' && !('account' in quote);
  return hasState ? readQuoteWithState(source, quote) : readPlainQuote(source);
}

function readQuoteWithState({ status, readQuoted }: QuoteSource, quote: JsonObject): Quote {
  const inner = readObject(quote, 'quoted_status');
  return {
    // An unknown state of a newer server: the quoted post must not be shown as accepted.
    state: quoteStates.find((state) => state === quote['state']) ?? 'unauthorized',
    id:
      readId<StatusId>(quote, 'quoted_status_id') ??
      readId<StatusId>(inner, 'id') ??
      readId<StatusId>(status, 'quote_id'),
    url: readWebAddress(inner, 'url'),
    status: readQuoted(inner) ?? null,
  };
}

function readPlainQuote({ status, pleroma, readQuoted }: QuoteSource): Quote | null {
  const inner = readObject(pleroma, 'quote');
  const quoted = 'id' in inner ? inner : readObject(status, 'quote');
  const id =
    readId<StatusId>(pleroma, 'quote_id') ??
    readId<StatusId>(status, 'quote_id') ??
    readId<StatusId>(quoted, 'id');
  const url = readWebAddress(pleroma, 'quote_url') ?? readWebAddress(quoted, 'url');
  if (id === null && url === null) return null;
  const isHidden = id !== null && pleroma['quote_visible'] === false;
  return { state: isHidden ? 'unauthorized' : 'accepted', id, url, status: readQuoted(quoted) ?? null };
}
