import type { StatusRow } from '@linnet/domain';
import ChartBar from 'lucide-react/icons/chart-bar';
import Paperclip from 'lucide-react/icons/paperclip';
import Quote from 'lucide-react/icons/quote';
import { Text } from '../../platform/i18n/text';
import { Link } from '../../platform/navigation/link';
import { pathTo } from '../../platform/navigation/path-to';
import { Icon } from '../../ui/icon/icon';
import { OriginLink } from './origin-link';
import styles from './compact-status.module.css';

/** What a small status has but doesn't show: attachments, a poll, a quote. */
export function CompactFacts({ status }: { status: StatusRow }) {
  const { attachments, pollId, quote } = status;
  const files = attachments.length;
  if (files === 0 && pollId === null && quote === null) return null;
  return (
    <ul className={styles.facts}>
      {files > 0 && (
        <li>
          <Icon of={Paperclip} size="small" />
          <Text id="quotes.attachments" values={{ count: files }} />
        </li>
      )}
      {pollId !== null && (
        <li>
          <Icon of={ChartBar} size="small" />
          <Text id="quotes.has_poll" />
        </li>
      )}
      {quote !== null && (
        <li>
          <Icon of={Quote} size="small" />
          <NestedQuote quote={quote} />
        </li>
      )}
    </ul>
  );
}

/** A quote within a quote is only a line, because quotes can nest without end. */
function NestedQuote({ quote }: { quote: NonNullable<StatusRow['quote']> }) {
  if (quote.state === 'accepted' && quote.id !== null) {
    return (
      <Link to={pathTo('conversation', { id: quote.id })}>
        <Text id="quotes.quotes_another" />
      </Link>
    );
  }
  if (quote.state === 'accepted' && quote.url !== null) return <OriginLink url={quote.url} />;
  return <Text id="quotes.quotes_another" />;
}
