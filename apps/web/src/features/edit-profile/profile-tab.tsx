import { ownProfileOf } from '@linnet/domain/own-profile';
import { useEffect } from 'react';
import { NotLoaded } from '../../blocks/error/not-loaded';
import { useCell, useClient, useSession } from '../../platform/client/client-provider';
import { pathTo } from '../../platform/navigation/path-to';
import { useText } from '../../platform/i18n/use-text';
import { LinkButton } from '../../ui/button/link-button';
import { Skeleton } from '../../ui/skeleton/skeleton';
import { SkeletonGroup } from '../../ui/skeleton/skeleton-group';
import { ErrorState } from '../../ui/state/error-state';
import styles from './edit-profile.module.css';
import { ProfilePictures } from './profile-pictures';
import { TextsForm } from './texts-form';

/** Edits the pictures and texts of the viewer's profile. The account's options are below, with the other settings. */
export function ProfileTab() {
  const text = useText();
  const profile = ownProfileOf(useClient());
  const { facts, error } = useCell(profile.state);
  const isSignedIn = useSession().state === 'signed-in';
  // Loads the profile again, since it may have been changed on another device; also after signing in again.
  useEffect(() => {
    if (isSignedIn) void profile.load();
  }, [profile, isSignedIn]);

  if (facts !== null) {
    return (
      <>
        <ProfilePictures facts={facts} profile={profile} />
        <TextsForm facts={facts} />
      </>
    );
  }
  if (error !== null) {
    return (
      <NotLoaded title={text('edit_profile.failed')} reason={error} onRetry={() => void profile.load()} />
    );
  }
  if (!isSignedIn) {
    return (
      <ErrorState title={text('timeline.login_ended')} text={text('edit_profile.ended')}>
        <LinkButton to={pathTo('login')}>{text('login.login')}</LinkButton>
      </ErrorState>
    );
  }
  return (
    <SkeletonGroup>
      <div className={styles.loading}>
        <Skeleton shape="block" height="9rem" />
        <Skeleton width="8rem" />
        <Skeleton shape="block" height="2.6rem" />
        <Skeleton shape="block" height="6rem" />
      </div>
    </SkeletonGroup>
  );
}
