import type { ProfileFacts } from '@linnet/api';
import type { OwnProfile, PictureKind } from '@linnet/domain/own-profile';
import { useId } from 'react';
import { useFeature } from '../../platform/client/use-feature';
import { useText } from '../../platform/i18n/use-text';
import styles from './edit-profile.module.css';
import { PictureRow } from './picture-row';

interface ProfilePicturesProps {
  readonly facts: ProfileFacts;
  readonly profile: OwnProfile;
}

/** Avatar and banner, and the profile background if the server supports it. */
export function ProfilePictures({ facts: { account, own }, profile }: ProfilePicturesProps) {
  const text = useText();
  const id = useId();
  // Extensions of Pleroma: profile backgrounds, and resetting a picture to the default.
  const isExtended = useFeature('profileOfPleroma');
  const pictures: readonly (readonly [PictureKind, string | null])[] = [
    ['avatar', account.avatar],
    ['header', account.header],
    ...(isExtended ? [['background', own.background] as const] : []),
  ];
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {text('edit_profile.pictures')}
      </h2>
      <ul className={styles.pictures}>
        {pictures.map(([kind, url]) => (
          <PictureRow key={kind} kind={kind} url={url || null} canReset={isExtended} profile={profile} />
        ))}
      </ul>
    </section>
  );
}
