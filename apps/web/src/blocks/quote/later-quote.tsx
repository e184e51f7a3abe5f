import type { StatusRow } from '@linnet/domain';
import { laterPart } from '../status/later-part';
import { QuoteSpace } from './quote-space';

const Quote = laterPart((parts) => parts.Quote, QuoteSpace);

/** What a status quotes, if it does. The place is kept until the code is there. */
export function LaterQuote({ status: { id, quote } }: { status: StatusRow }) {
  return quote === null ? null : <Quote id={id} quote={quote} />;
}
