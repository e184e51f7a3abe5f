import type { FailureReason, PictureChange } from '@linnet/api';
import type { OwnProfile, PictureKind } from '@linnet/domain/own-profile';
import { useState } from 'react';

/** The result of the last attempt to save a picture; null before the first one and during one. */
export type SavedPicture = 'saved' | 'removed' | FailureReason | null;

interface SavingPicture {
  readonly isSaving: boolean;
  readonly told: SavedPicture;
  /** Resolves with whether the server has saved the picture. */
  readonly save: (picture: PictureChange) => Promise<boolean>;
  readonly forget: () => void;
}

/** Saves or removes one picture of the profile. */
export function useSavedPicture(kind: PictureKind, profile: OwnProfile): SavingPicture {
  const [isSaving, setSaving] = useState(false);
  const [told, setTold] = useState<SavedPicture>(null);
  return {
    isSaving,
    told,
    forget: () => setTold(null),
    async save(picture) {
      setSaving(true);
      setTold(null);
      const failure = await profile.change({ [kind]: picture });
      setSaving(false);
      setTold(failure ?? (picture === 'remove' ? 'removed' : 'saved'));
      return failure === null;
    },
  };
}
