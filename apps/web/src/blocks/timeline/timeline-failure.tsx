import type { FailureReason } from '@linnet/api';
import { isClosed } from '@linnet/domain';
import { useFailureWords } from '../failure/use-failure-words';
import { useSession } from '../../platform/client/use-session';
import { useText } from '../../platform/i18n/use-text';
import { ErrorState } from '../../ui/state/error-state';
import { MembersOnly } from './members-only';

export interface TimelineFailureProps {
  reason: FailureReason;
  onRetry: () => void;
}

/** A timeline that could not be loaded. If the server shows it to members only, offers to sign in. */
export function TimelineFailure({ reason, onRetry }: TimelineFailureProps) {
  const text = useText();
  const words = useFailureWords(reason);
  const session = useSession();

  if (isClosed(reason) && session.state === 'visitor') {
    return <MembersOnly onRetry={onRetry} />;
  }
  if (isClosed(reason) && session.state === 'expired') {
    // Signing in again loads the timeline by itself.
    return <ErrorState title={text('timeline.login_ended')} text={text('session.expired')} />;
  }
  return <ErrorState title={text('timeline.error')} text={words} onRetry={onRetry} />;
}
