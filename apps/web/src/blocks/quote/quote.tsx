import type { QuoteState, StatusId } from '@linnet/api';
import type { StatusRow } from '@linnet/domain';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import QuoteIcon from 'lucide-react/icons/quote';
import type { ReactNode } from 'react';
import { useRememberedState } from '../../platform/client/use-remembered-state';
import type { MessageId } from '../../platform/i18n/message-id';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { IconButton } from '../../ui/icon-button/icon-button';
import { Icon } from '../../ui/icon/icon';
import { OriginLink } from './compact-parts';
import styles from './quote.module.css';
import { QuotedStatus } from './compact-status';

/** Quotes hidden by the viewer's own mutes and blocks, who may show them anyway. */
const hiddenByViewer: ReadonlySet<QuoteState> = new Set([
  'blocked_account',
  'blocked_domain',
  'muted_account',
]);

interface QuoteProps {
  /** The status that quotes. */
  id: StatusId;
  quote: NonNullable<StatusRow['quote']>;
}

/** The quoted status, or in words why it is not shown. */
function QuoteContent({ id: quotingId, quote }: QuoteProps) {
  const text = useText();
  const [isShownAnyway, setShownAnyway] = useRememberedState(`quote anyway ${quotingId}`, false);
  const { state, id, url } = quote;
  if (state !== 'accepted' && !isShownAnyway) {
    return (
      <QuoteNote message={`quotes.${state}`} url={url}>
        {hiddenByViewer.has(state) && id !== null && (
          <Button small onClick={() => setShownAnyway(true)}>
            {text('quotes.show_anyway')}
          </Button>
        )}
      </QuoteNote>
    );
  }
  if (id === null) return <QuoteNote message={url === null ? 'quotes.unknown' : null} url={url} />;
  if (id === quotingId) return <QuoteNote message="quotes.itself" url={null} />;
  return <QuotedStatus id={id} url={url} />;
}

interface QuoteNoteProps {
  /** Null if the server knows only the address. */
  message: MessageId | null;
  /** The address of the original. */
  url: string | null;
  children?: ReactNode;
}

function QuoteNote({ message, url, children }: QuoteNoteProps) {
  const text = useText();
  return (
    <div className={styles.note}>
      {message !== null && <p>{text(message)}</p>}
      {children}
      {url !== null && <OriginLink url={url} />}
    </div>
  );
}

/** The status that another one quotes, in a block that can be folded. */
export function Quote({ id, quote }: QuoteProps) {
  const text = useText();
  const [isShown, setShown] = useRememberedState(`quote ${id}`, true);

  return (
    <div className={styles.quote} role="group" aria-label={text('quotes.label')}>
      <IconButton
        small
        className={styles.toggle}
        icon={isShown ? ChevronUp : ChevronDown}
        name={text(isShown ? 'quotes.hide' : 'quotes.show')}
        aria-expanded={isShown}
        onClick={() => setShown(!isShown)}
      />
      {isShown ? (
        <div className={styles.content}>
          <QuoteContent id={id} quote={quote} />
        </div>
      ) : (
        <p className={styles.words}>
          <Icon of={QuoteIcon} size="small" />
          {text('quotes.hidden')}
        </p>
      )}
    </div>
  );
}
