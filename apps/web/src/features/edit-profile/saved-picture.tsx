import type { ErrorReason, PictureChange } from '@linnet/api';
import {
  type OwnProfile,
  type PictureKind,
  type PictureProblem,
  MIN_AVATAR_SIZE,
} from '@linnet/domain/own-profile';
import { useState } from 'react';
import { useErrorText } from '../../blocks/error/use-error-text';
import { fileSize } from '../../platform/i18n/use-number-format';
import { useText } from '../../platform/i18n/use-text';
import { Note } from '../../ui/note/note';
import styles from './edit-profile.module.css';

/** The result of the last attempt to save a picture; null before the first attempt and during an attempt. */
export type SaveResult = 'saved' | 'removed' | ErrorReason | null;

interface SavedPicture {
  readonly isSaving: boolean;
  readonly result: SaveResult;
  /** Resolves with whether the server has saved the picture. */
  readonly save: (picture: PictureChange) => Promise<boolean>;
  readonly dismiss: () => void;
}

/** Saves or removes one picture of the profile. */
export function useSavedPicture(kind: PictureKind, profile: OwnProfile): SavedPicture {
  const [isSaving, setSaving] = useState(false);
  const [result, setResult] = useState<SaveResult>(null);
  return {
    isSaving,
    result,
    dismiss: () => setResult(null),
    async save(picture) {
      setSaving(true);
      setResult(null);
      const error = await profile.change({ [kind]: picture });
      setSaving(false);
      setResult(error ?? (picture === 'remove' ? 'removed' : 'saved'));
      return error === null;
    },
  };
}

/** The error message for a problem with a picture. */
export function useProblemText(): (problem: PictureProblem) => string {
  const text = useText();
  return (problem) => {
    if (problem.kind === 'no_picture') return text('edit_profile.no_picture');
    if (problem.kind === 'too_small') {
      return text('edit_profile.too_small', {
        width: problem.width,
        height: problem.height,
        pixels: MIN_AVATAR_SIZE,
      });
    }
    const size = fileSize(problem.size);
    const limit = fileSize(problem.allowed);
    return text('edit_profile.too_big', {
      size: size.amount,
      unit: text(size.unit),
      limit: limit.amount,
      limitUnit: text(limit.unit),
    });
  };
}

interface PictureResultProps {
  readonly problem: PictureProblem | null;
  readonly result: SaveResult;
}

/** The error of a picture, or the result of saving it. */
export function PictureResult({ problem, result }: PictureResultProps) {
  const text = useText();
  const problemText = useProblemText();
  const isError = result !== null && typeof result === 'object';
  const why = useErrorText(isError ? result : null);
  return (
    <div className={styles.result}>
      {problem !== null && <Note tone="error">{problemText(problem)}</Note>}
      {isError && <Note tone="error">{text('edit_profile.not_saved', { why })}</Note>}
      {result === 'saved' && <Note tone="success">{text('edit_profile.picture_saved')}</Note>}
      {result === 'removed' && <Note tone="success">{text('edit_profile.picture_removed')}</Note>}
    </div>
  );
}
