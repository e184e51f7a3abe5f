import type { FailureReason } from '@linnet/api';
import { isClosed } from '@linnet/domain';
import { useFailureWords } from '../../blocks/failure/use-failure-words';
import { MembersOnly } from '../../blocks/timeline/members-only';
import { useSession } from '../../platform/client/use-session';
import { useText } from '../../platform/i18n/use-text';
import { ErrorState } from '../../ui/state/error-state';

interface ProfileFailureProps {
  readonly reason: FailureReason;
  readonly onRetry: () => void;
}

/** Nobody has this name, or they could not be asked for. */
export function ProfileFailure({ reason, onRetry }: ProfileFailureProps) {
  const text = useText();
  const words = useFailureWords(reason);
  const session = useSession();
  if (isClosed(reason) && session.state === 'visitor') return <MembersOnly onRetry={onRetry} />;
  const isNobody = reason.kind === 'http' && reason.status === 404;
  return (
    <ErrorState
      title={text(isNobody ? 'user_profile.profile_does_not_exist' : 'user_profile.profile_loading_error')}
      text={isNobody ? text('profile.nobody_text') : words}
      onRetry={onRetry}
    />
  );
}
