import type { AccountId } from '@linnet/api';
import { type ReactNode, useState } from 'react';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { useRelationship } from '../account/use-relationship';
import styles from './compact-status.module.css';

interface UncheckedStatusProps {
  readonly onShow: () => void;
  readonly onRetry: () => void;
}

/** Stands for a status whose author may be blocked: the relationship could not be loaded. */
function UncheckedStatus({ onShow, onRetry }: UncheckedStatusProps) {
  const text = useText();
  return (
    <div className={styles.unchecked}>
      <p>{text('quotes.unchecked')}</p>
      <Button small onClick={onRetry}>
        {text('general.retry')}
      </Button>
      <Button small variant="quiet" onClick={onShow}>
        {text('quotes.show_anyway')}
      </Button>
    </div>
  );
}

interface ScreenedProps {
  /** The author of the content. */
  readonly author: AccountId;
  /** Shown until the relationship to the author is loaded. */
  readonly placeholder: ReactNode;
  readonly children: ReactNode;
}

/** Shows content only once the relationship to its author is loaded: servers may send blocked authors. */
export function Screened({ author, placeholder, children }: ScreenedProps) {
  const standing = useRelationship(author);
  const [isUnchecked, setUnchecked] = useState(false);
  if (standing.state === 'loading') return placeholder;
  if (standing.state === 'failed' && !isUnchecked) {
    return <UncheckedStatus onRetry={standing.retry} onShow={() => setUnchecked(true)} />;
  }
  return children;
}
