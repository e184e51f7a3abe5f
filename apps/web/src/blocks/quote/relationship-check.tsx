import type { AccountId } from '@linnet/api';
import { type ReactNode, useState } from 'react';
import { useText } from '../../platform/i18n/use-text';
import { Button, RetryButton } from '../../ui/button/button';
import { useRelationship } from '../account/use-relationship';
import styles from './compact-status.module.css';

export interface RelationshipCheckProps {
  /** The author of the content. */
  readonly author: AccountId;
  /** Shown until the relationship to the author is loaded. */
  readonly placeholder: ReactNode;
  readonly children: ReactNode;
}

/** Shows content once the relationship to its author is loaded, or the viewer decides to see it without. */
export function RelationshipCheck({ author, placeholder, children }: RelationshipCheckProps) {
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
