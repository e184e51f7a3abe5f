import type { DraftAttachment } from '@linnet/domain/drafts';
import type { DescriptionState } from '@linnet/domain/uploads';
import { useEffect, useSyncExternalStore } from 'react';
import { useDrafts } from '../drafts-provider';

/** Milliseconds without typing before the description is saved. */
const PAUSE = 1000;

interface SavedDescription {
  readonly state: DescriptionState;
  readonly save: () => void;
}

/** Whether a description is saved on the server. With `byItself`, saves it after each pause in typing. */
export function useSavedDescription(file: DraftAttachment, byItself: boolean): SavedDescription {
  const descriptions = useDrafts().descriptions;
  const state = useSyncExternalStore(descriptions.subscribe, () => descriptions.state(file));
  const isDue = byItself && state.state === 'unsaved';
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => void descriptions.save(file), PAUSE);
    return () => clearTimeout(timer);
  }, [descriptions, file, isDue]);
  return { state, save: () => void descriptions.save(file) };
}
