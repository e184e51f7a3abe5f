import type { StatusId } from '@linnet/api';
import type { StatusRow } from '@linnet/domain';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import QuoteIcon from 'lucide-react/icons/quote';
import { useKeptState } from '../../platform/client/use-kept-state';
import { Text } from '../../platform/i18n/text';
import { useText } from '../../platform/i18n/use-text';
import { Icon } from '../../ui/icon/icon';
import { IconButton } from '../../ui/icon-button/icon-button';
import styles from './quote.module.css';
import { QuoteContent } from './quote-content';

interface QuoteProps {
  /** The status that quotes. */
  id: StatusId;
  quote: NonNullable<StatusRow['quote']>;
}

/** The status that another one quotes, in a block that can be folded. */
export function Quote({ id, quote }: QuoteProps) {
  const text = useText();
  const [isShown, setShown] = useKeptState(`quote ${id}`, true);

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
          <Text id="quotes.hidden" />
        </p>
      )}
    </div>
  );
}
