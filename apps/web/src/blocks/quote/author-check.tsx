import type { AccountId } from '@linnet/api';
import { type ReactNode, useState } from 'react';
import { useText } from '../../platform/i18n/use-text';
import { Button, RetryButton } from '../../ui/button/button';
import { useRelationship } from '../account/use-relationship';
import styles from './compact-status.module.css';

interface AuthorCheckProps {
  /** The author of the content. */
  readonly author: AccountId;
  /** Shown until the relationship to the author is loaded. */
  readonly placeholder: ReactNode;
  readonly children: ReactNode;
}

/** Shows content only once the relationship to its author is loaded: servers may send blocked authors. */
export function AuthorCheck({ author, placeholder, children }: AuthorCheckProps) {
  const text = useText();
  const relationshipState = useRelationship(author);
  const [isShown, setShown] = useState(false);
  if (relationshipState.state === 'loading') return placeholder;
  if (relationshipState.state !== 'failed' || isShown) return children;
  // The author may be blocked.
  return (
    <div className={styles.unchecked}>
      <p>{text('quotes.unchecked')}</p>
      <RetryButton onClick={relationshipState.retry} />
      <Button small variant="quiet" onClick={() => setShown(true)}>
        {text('quotes.show_anyway')}
      </Button>
    </div>
  );
}
