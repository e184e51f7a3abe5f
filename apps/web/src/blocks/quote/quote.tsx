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
import { QuotedStatus } from './quoted-status';

interface QuoteWords {
  readonly id: MessageId;
  /** Hidden by the viewer's own mutes and blocks, so they may show it anyway. */
  readonly canBeShown: boolean;
}

/** The texts that say why a quoted status is not shown. */
const quoteWords: Readonly<Record<Exclude<QuoteState, 'accepted'>, QuoteWords>> = {
  pending: { id: 'quotes.pending', canBeShown: false },
  rejected: { id: 'quotes.rejected', canBeShown: false },
  revoked: { id: 'quotes.revoked', canBeShown: false },
  deleted: { id: 'quotes.deleted', canBeShown: false },
  unauthorized: { id: 'quotes.unauthorized', canBeShown: false },
  blocked_account: { id: 'quotes.blocked_account', canBeShown: true },
  blocked_domain: { id: 'quotes.blocked_domain', canBeShown: true },
  muted_account: { id: 'quotes.muted_account', canBeShown: true },
};

interface QuoteContentProps {
  /** The status that quotes. */
  by: StatusId;
  quote: NonNullable<StatusRow['quote']>;
}

/** The quoted status, or in words why it is not shown. */
function QuoteContent({ by, quote }: QuoteContentProps) {
  const text = useText();
  const [isWanted, setWanted] = useRememberedState(`quote anyway ${by}`, false);
  const { state, id, url } = quote;
  if (state !== 'accepted' && !isWanted) {
    const { id: words, canBeShown } = quoteWords[state];
    return (
      <QuoteNote words={words} url={url}>
        {canBeShown && id !== null && (
          <Button small onClick={() => setWanted(true)}>
            {text('quotes.show_anyway')}
          </Button>
        )}
      </QuoteNote>
    );
  }
  if (id === null)
    return url === null ? <QuoteNote words="quotes.unknown" url={null} /> : <Elsewhere url={url} />;
  if (id === by) return <QuoteNote words="quotes.itself" url={null} />;
  return <QuotedStatus id={id} url={url} />;
}

interface QuoteNoteProps {
  words: MessageId;
  /** The address of the original. */
  url: string | null;
  children?: ReactNode;
}

function QuoteNote({ words, url, children }: QuoteNoteProps) {
  const text = useText();
  return (
    <div className={styles.note}>
      <p>{text(words)}</p>
      {children}
      {url !== null && <OriginLink url={url} />}
    </div>
  );
}

/** The server knows only the status' address. */
function Elsewhere({ url }: { url: string }) {
  return (
    <div className={styles.note}>
      <OriginLink url={url} />
    </div>
  );
}

interface QuoteProps {
  /** The status that quotes. */
  id: StatusId;
  quote: NonNullable<StatusRow['quote']>;
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
          <QuoteContent by={id} quote={quote} />
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
