import type { ErrorReason } from '@linnet/api';
import { needsSignIn } from '@linnet/domain';
import { isMissingAccount } from '@linnet/domain/profile';
import { useSession } from '../../platform/client/client-provider';
import { useText } from '../../platform/i18n/use-text';
import { Skeleton } from '../../ui/skeleton/skeleton';
import { SkeletonGroup } from '../../ui/skeleton/skeleton-group';
import { ErrorState } from '../../ui/state/error-state';
import { useErrorText } from '../error/use-error-text';
import { SignInRequired } from '../timeline/sign-in-required';
import styles from './profile-card.module.css';
import type { CardVariant } from './use-profile';

/** Placeholder for a card that is loading. */
export function ProfileCardSkeleton({ variant }: { readonly variant: CardVariant }) {
  return (
    <SkeletonGroup>
      <div className={styles.card} data-variant={variant}>
        <div className={styles.cover} />
        <div className={styles.top}>
          <span className={styles.avatar}>
            <Skeleton shape="avatar" />
          </span>
        </div>
        <div className={styles.body}>
          <Skeleton width="46%" />
          <Skeleton width="32%" />
          <Skeleton width="88%" />
        </div>
      </div>
    </SkeletonGroup>
  );
}

interface ProfileErrorProps {
  readonly reason: ErrorReason;
  readonly onRetry: () => void;
}

/** An error: there is no such account, or it could not be loaded. */
export function ProfileError({ reason, onRetry }: ProfileErrorProps) {
  const text = useText();
  const words = useErrorText(reason);
  const session = useSession();
  if (needsSignIn(reason) && session.state === 'visitor') return <SignInRequired onRetry={onRetry} />;
  const nobody = isMissingAccount(reason);
  return (
    <ErrorState
      title={text(nobody ? 'user_profile.profile_does_not_exist' : 'user_profile.profile_loading_error')}
      text={nobody ? text('profile.nobody_text') : words}
      onRetry={onRetry}
    />
  );
}
