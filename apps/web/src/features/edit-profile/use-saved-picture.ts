import type { FailureReason, PictureChange } from '@linnet/api';
import type { OwnProfile, PictureKind } from '@linnet/domain/own-profile';
import { useState } from 'react';

/** How the last saving of a picture ended; null before one, and while it is under way. */
export type SavedPicture = 'saved' | 'removed' | FailureReason | null;

interface SavingPicture {
  readonly isSaving: boolean;
  readonly told: SavedPicture;
  /** Resolves to whether the server has it now. */
  readonly save: (picture: PictureChange) => Promise<boolean>;
  readonly forget: () => void;
}

/** Sends one picture of the profile, or has it removed. */
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
