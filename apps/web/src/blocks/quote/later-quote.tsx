import type { StatusRow } from '@linnet/domain';
import { laterPart } from '../status/later-part';
import { useClient } from '../../platform/client/client-provider';
import styles from './quote-space.module.css';
import { TextSpace } from './text-space';

const Quote = laterPart((parts) => parts.Quote, QuoteSpace);

/** What a status quotes, if it does. The place is kept until the code is there. */
export function LaterQuote({ status: { id, quote } }: { status: StatusRow }) {
  return quote === null ? null : <Quote id={id} quote={quote} />;
}

/** The place of a quote while its code is on its way. */
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
