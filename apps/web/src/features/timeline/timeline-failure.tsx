import type { FailureReason } from '@linnet/api';
import { isClosed } from '@linnet/domain';
import { useFailureWords } from '../../blocks/failure/use-failure-words';
import { useSession } from '../../platform/client/use-session';
import { useText } from '../../platform/i18n/use-text';
import { pathTo } from '../../platform/navigation/path-to';
import { LinkButton } from '../../ui/button/link-button';
import { ErrorState } from '../../ui/state/error-state';

interface TimelineFailureProps {
  reason: FailureReason;
  onRetry: () => void;
}

/** A timeline that did not come. Where the server keeps it for members, signing in is offered. */
export function TimelineFailure({ reason, onRetry }: TimelineFailureProps) {
  const text = useText();
  const words = useFailureWords(reason);
  const session = useSession();

  if (isClosed(reason) && session.state === 'visitor') {
    return (
      <ErrorState
        title={text('timeline.members_only')}
        text={text('timeline.members_only_text')}
        onRetry={onRetry}
      >
        <LinkButton variant="primary" to={pathTo('login')}>
          {text('login.login')}
        </LinkButton>
      </ErrorState>
    );
  }
  if (isClosed(reason) && session.state === 'expired') {
    // Signing in again loads the timeline by itself.
    return <ErrorState title={text('timeline.login_ended')} text={text('session.expired')} />;
  }
  return <ErrorState title={text('timeline.error')} text={words} onRetry={onRetry} />;
}
