import type { StatusId } from '@linnet/api';
import type { StatusRow } from '@linnet/domain';
import type { CSSProperties } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { laterPart } from '../status/later-part';
import { QuoteSpace } from './quote-space';

const Quote = laterPart((parts) => parts.Quote, QuoteSpace);

/** What a status quotes, if it does. The place is kept until the code is there. */
export function LaterQuote({ status: { id, quote } }: { status: StatusRow }) {
  return quote === null ? null : <QuotePlace id={id} quote={quote} />;
}

type Lines = CSSProperties & { '--lines': number };

function QuotePlace({ id, quote }: { id: StatusId; quote: NonNullable<StatusRow['quote']> }) {
  const { statusViews } = useClient();
  const known = quote.id === null ? undefined : statusViews.get(quote.id);
  const lines: Lines = { '--lines': Math.min(6, Math.round(known?.content.lineCount ?? 1)) };
  return (
    <div style={lines}>
      <Quote id={id} quote={quote} />
    </div>
  );
}
