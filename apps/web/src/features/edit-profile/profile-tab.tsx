import { ownProfileOf } from '@linnet/domain/own-profile';
import { useEffect } from 'react';
import { useFailureWords } from '../../blocks/failure/use-failure-words';
import { useClient } from '../../platform/client/client-provider';
import { useCell } from '../../platform/client/use-cell';
import { useText } from '../../platform/i18n/use-text';
import { Skeleton } from '../../ui/skeleton/skeleton';
import { SkeletonGroup } from '../../ui/skeleton/skeleton-group';
import { ErrorState } from '../../ui/state/error-state';
import styles from './edit-profile.module.css';
import { ProfilePictures } from './profile-pictures';
import { TextsForm } from './texts-form';

/** Pictures and words of one's own profile. The choices about the account stand below it, with the other settings. */
export function ProfileTab() {
  const text = useText();
  const profile = ownProfileOf(useClient());
  const { facts, failure } = useCell(profile.state);
  const words = useFailureWords(failure ?? { kind: 'aborted' });
  // What was changed elsewhere is shown too.
  useEffect(() => void profile.load(), [profile]);

  if (facts !== null) {
    return (
      <>
        <ProfilePictures facts={facts} profile={profile} />
        <TextsForm facts={facts} />
      </>
    );
  }
  if (failure !== null) {
    return (
      <ErrorState title={text('edit_profile.failed')} text={words} onRetry={() => void profile.load()} />
    );
  }
  return (
    <SkeletonGroup>
      <div className={styles.waiting}>
        <Skeleton shape="block" height="9rem" />
        <Skeleton width="8rem" />
        <Skeleton shape="block" height="2.6rem" />
        <Skeleton shape="block" height="6rem" />
      </div>
    </SkeletonGroup>
  );
}
