import type { PictureChange, ProfileFacts } from '@linnet/api';
import {
  type OwnProfile,
  type PictureKind,
  type PictureProblem,
  MIN_AVATAR_SIZE,
  fileProblem,
} from '@linnet/domain/own-profile';
import { useState } from 'react';
import { useFeature } from '../../platform/client/use-feature';
import { useInstance } from '../../platform/client/client-provider';
import { fileSize } from '../../platform/i18n/use-number-format';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { ConfirmDialog } from '../../ui/dialog/dialog';
import { useFilePicker } from '../../ui/file-picker/use-file-picker';
import { Section } from '../../ui/section/section';
import { CropDialog } from './crop-dialog';
import styles from './edit-profile.module.css';
import { PictureResult, useSavedPicture } from './saved-picture';

interface PictureLabelProps {
  readonly kind: PictureKind;
  readonly label: string;
  /** Maximum size on this server, in bytes; 0 if unknown. */
  readonly allowed: number;
}

/** The name of a profile picture, its maximum file size and its recommended dimensions. */
function PictureLabel({ kind, label, allowed }: PictureLabelProps) {
  const text = useText();
  const limit = fileSize(allowed);
  return (
    <div className={styles.pictureLabel}>
      <span className={styles.pictureName}>{label}</span>
      {allowed > 0 && (
        <span className={styles.hint}>
          {text('edit_profile.limit', { size: limit.amount, unit: text(limit.unit) })}
        </span>
      )}
      {kind === 'avatar' && (
        <span className={styles.hint}>{text('edit_profile.smallest', { pixels: MIN_AVATAR_SIZE })}</span>
      )}
    </div>
  );
}

interface PictureRowProps {
  readonly kind: PictureKind;
  /** Null if there is no picture. */
  readonly url: string | null;
  readonly canReset: boolean;
  readonly profile: OwnProfile;
}

/** One picture of the profile, with buttons to change and remove it. */
function PictureRow({ kind, url, canReset, profile }: PictureRowProps) {
  const text = useText();
  const allowed = useInstance().instance?.pictureLimits[kind] ?? 0;
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<PictureProblem | null>(null);
  const [isAsking, setAsking] = useState(false);
  const { isSaving, result, save, dismiss } = useSavedPicture(kind, profile);
  const label = text(`edit_profile.${kind}`);
  const changeLabel = text('edit_profile.change_named', { picture: label });
  const picker = useFilePicker({ label: changeLabel, accept: 'image/*', onFiles: handleFiles });

  async function handleSave(picture: PictureChange) {
    const isDone = await save(picture);
    setAsking(false);
    // After an error the file stays open, so that saving can be retried.
    if (isDone) setFile(null);
  }

  function handleFiles([chosen]: readonly File[]) {
    if (chosen === undefined) return;
    const found = fileProblem(chosen, 0);
    dismiss();
    setProblem(found);
    if (found === null) setFile(chosen);
  }

  return (
    <li data-part={kind} className={styles.picture}>
      <span className={styles.shown} data-kind={kind}>
        {url === null ? (
          <span className={styles.none}>{text('edit_profile.none')}</span>
        ) : (
          <img src={url} alt="" decoding="async" />
        )}
      </span>
      <PictureLabel kind={kind} label={label} allowed={allowed} />
      <div className={styles.pictureTools}>
        <Button pending={isSaving} aria-label={changeLabel} onClick={picker.open}>
          {text('edit_profile.change')}
        </Button>
        {canReset && url !== null && (
          <Button
            variant="quiet"
            aria-label={text('edit_profile.reset_named', { picture: label })}
            onClick={() => setAsking(true)}
          >
            {text('edit_profile.reset')}
          </Button>
        )}
      </div>
      {picker.input}
      <PictureResult problem={problem} result={file === null ? result : null} />
      {file !== null && (
        <CropDialog
          kind={kind}
          file={file}
          allowed={allowed}
          isSaving={isSaving}
          result={result}
          onSave={(picture) => void handleSave(picture)}
          onClose={() => setFile(null)}
        />
      )}
      <ConfirmDialog
        open={isAsking}
        title={text('edit_profile.reset_question')}
        text={text('edit_profile.reset_text')}
        confirmLabel={text('edit_profile.reset')}
        danger
        pending={isSaving}
        onConfirm={() => void handleSave('remove')}
        onCancel={() => setAsking(false)}
      />
    </li>
  );
}

interface ProfilePicturesProps {
  readonly facts: ProfileFacts;
  readonly profile: OwnProfile;
}

/** Avatar and banner, and the profile background if the server supports it. */
export function ProfilePictures({ facts: { account, own }, profile }: ProfilePicturesProps) {
  const text = useText();
  // Extensions of Pleroma: profile backgrounds, and resetting a picture to the default.
  const isExtended = useFeature('profileOfPleroma');
  const pictures: readonly (readonly [PictureKind, string | null])[] = [
    ['avatar', account.avatar],
    ['header', account.header],
    ...(isExtended ? [['background', own.background] as const] : []),
  ];
  return (
    <Section className={styles.section} title={text('edit_profile.pictures')} titleClass={styles.title}>
      <ul className={styles.pictures}>
        {pictures.map(([kind, url]) => (
          <PictureRow key={kind} kind={kind} url={url || null} canReset={isExtended} profile={profile} />
        ))}
      </ul>
    </Section>
  );
}
