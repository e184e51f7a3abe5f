import type { FailureReason } from '@linnet/api';
import { isClosed } from '@linnet/domain';
import { isNobody } from '@linnet/domain/profile';
import { useSession } from '../../platform/client/use-session';
import { useText } from '../../platform/i18n/use-text';
import { ErrorState } from '../../ui/state/error-state';
import { useFailureWords } from '../failure/use-failure-words';
import { MembersOnly } from '../timeline/members-only';

interface ProfileFailureProps {
  readonly reason: FailureReason;
  readonly onRetry: () => void;
}

/** An error: there is no such account, or it could not be loaded. */
export function ProfileFailure({ reason, onRetry }: ProfileFailureProps) {
  const text = useText();
  const words = useFailureWords(reason);
  const session = useSession();
  if (isClosed(reason) && session.state === 'visitor') return <MembersOnly onRetry={onRetry} />;
  const nobody = isNobody(reason);
  return (
    <ErrorState
      title={text(nobody ? 'user_profile.profile_does_not_exist' : 'user_profile.profile_loading_error')}
      text={nobody ? text('profile.nobody_text') : words}
      onRetry={onRetry}
    />
  );
}
