import type { StatusRow } from '@linnet/domain';
import { laterPart } from '../status/later-part';
import { useClient } from '../../platform/client/client-provider';
import styles from './quote-space.module.css';
import { TextSpace } from './text-space';

const Quote = laterPart((parts) => parts.Quote, QuoteSpace);

/** The quote of a status, if it has one. Its space is reserved until the code is loaded. */
export function LaterQuote({ status: { id, quote } }: { status: StatusRow }) {
  return quote === null ? null : <Quote id={id} quote={quote} />;
}

/** Placeholder for a quote while its code is loading. */
function QuoteSpace({ quote: { id } }: { quote: NonNullable<StatusRow['quote']> }) {
  const { statusViews } = useClient();
  const view = id === null ? undefined : statusViews.get(id);
  return (
    <div className={styles.space} aria-hidden>
      <div className={styles.head} />
      {view && <TextSpace view={view} />}
    </div>
  );
}
