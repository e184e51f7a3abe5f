import type { AccountId } from '@linnet/api';
import { type ReactNode, useState } from 'react';
import { useRelationship } from '../people/use-relationship';
import { UncheckedStatus } from './unchecked-status';

interface ScreenedProps {
  /** Who wrote what is shown. */
  readonly author: AccountId;
  /** Stands until it is known how the reader stands to them. */
  readonly placeholder: ReactNode;
  readonly children: ReactNode;
}

/** What somebody wrote, covered until it is known that the reader has not put them off: servers do not always leave it out. */
export function Screened({ author, placeholder, children }: ScreenedProps) {
  const standing = useRelationship(author);
  const [isUnchecked, setUnchecked] = useState(false);
  if (standing.state === 'loading') return placeholder;
  if (standing.state === 'failed' && !isUnchecked) {
    return <UncheckedStatus onRetry={standing.retry} onShow={() => setUnchecked(true)} />;
  }
  return children;
}
