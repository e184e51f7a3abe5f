import type { AccountId } from '@linnet/api';
import { type ReactNode, useState } from 'react';
import { useRelationship } from '../account/use-relationship';
import { UncheckedStatus } from './unchecked-status';

interface ScreenedProps {
  /** The author of the content. */
  readonly author: AccountId;
  /** Shown until the relationship to the author is loaded. */
  readonly placeholder: ReactNode;
  readonly children: ReactNode;
}

/**
 * Shows content only once the viewer's relationship to its author is loaded, because servers don't always leave out
 * blocked authors.
 */
export function Screened({ author, placeholder, children }: ScreenedProps) {
  const standing = useRelationship(author);
  const [isUnchecked, setUnchecked] = useState(false);
  if (standing.state === 'loading') return placeholder;
  if (standing.state === 'failed' && !isUnchecked) {
    return <UncheckedStatus onRetry={standing.retry} onShow={() => setUnchecked(true)} />;
  }
  return children;
}
