import type { FailureReason } from '@linnet/api';
import { isClosed } from '@linnet/domain';
import { useFailureWords } from '../../blocks/failure/use-failure-words';
import { useSession } from '../../platform/client/use-session';
import { useText } from '../../platform/i18n/use-text';
import { ErrorState } from '../../ui/state/error-state';
import { SearchMembersOnly } from './search-members-only';

interface SearchFailureProps {
  readonly reason: FailureReason;
  readonly onRetry: () => void;
}

/** A search that did not work. Where the server keeps it for members, signing in is offered. */
export function SearchFailure({ reason, onRetry }: SearchFailureProps) {
  const text = useText();
  const words = useFailureWords(reason);
  const isVisitor = useSession().state === 'visitor';
  if (isVisitor && isClosed(reason)) return <SearchMembersOnly />;
  return <ErrorState title={text('search.failed')} text={words} onRetry={onRetry} />;
}
