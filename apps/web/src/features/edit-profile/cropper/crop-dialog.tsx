import {
  type Crop,
  cutOf,
  fileProblem,
  type PictureKind,
  sizeProblem,
  wholeCrop,
} from '@linnet/domain/own-profile';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { Dialog } from '../../../ui/dialog/dialog';
import { Note } from '../../../ui/note/note';
import { Spinner } from '../../../ui/spinner/spinner';
import { PictureTold } from '../picture-told';
import { useProblemWords } from '../use-problem-words';
import type { SavedPicture } from '../use-saved-picture';
import { CropFrame } from './crop-frame';
import styles from './cropper.module.css';
import { cutOut } from './cut-out';
import { useOpenedPicture } from './use-opened-picture';

interface PictureFrame {
  /** Width divided by height. */
  readonly aspect: number;
  /** Maximum length of the longer side, in pixels. */
  readonly longest: number;
}

/** The shape to which each picture is cropped: that in which profiles show it. */
const frames: Readonly<Record<PictureKind, PictureFrame>> = {
  avatar: { aspect: 1, longest: 800 },
  header: { aspect: 3, longest: 1500 },
  background: { aspect: 16 / 9, longest: 2560 },
};

interface CropDialogProps {
  readonly kind: PictureKind;
  readonly file: File;
  /** Maximum size on this server, in bytes; 0 if unknown. */
  readonly allowed: number;
  readonly isSaving: boolean;
  /** The result of the last attempt to save. */
  readonly told: SavedPicture;
  readonly onSave: (picture: Blob) => void;
  readonly onClose: () => void;
}

/** Crops a picture for the profile. */
export function CropDialog(props: CropDialogProps) {
  const { kind, file, allowed, isSaving, told, onSave, onClose } = props;
  const text = useText();
  const problemWords = useProblemWords();
  const opened = useOpenedPicture(file);
  const [crop, setCrop] = useState<Crop>(wholeCrop);
  const [refused, setRefused] = useState<ReturnType<typeof fileProblem>>(null);
  const [isUncut, setUncut] = useState(false);
  const picture = opened.state === 'ready' ? opened.picture : null;
  const { aspect } = frames[kind];
  const warning = picture === null ? null : sizeProblem(kind, cutOf(picture, aspect, crop));

  function offer(blob: Blob) {
    const problem = fileProblem(blob, allowed);
    setRefused(problem);
    if (problem === null) onSave(blob);
  }

  async function handleSave() {
    if (picture === null) return;
    const cut = await cutOut(picture, { ...frames[kind], crop, type: file.type });
    setUncut(cut === null);
    if (cut !== null) offer(cut);
  }

  return (
    <Dialog open wide title={text(`edit_profile.crop_${kind}`)} onClose={onClose}>
      <div className={styles.dialog}>
        {(opened.state === 'failed' || isUncut) && (
          <Note tone="error">{text('edit_profile.unreadable')}</Note>
        )}
        {isUncut && <Note tone="error">{text('edit_profile.uncut')}</Note>}
        {opened.state === 'loading' && <Spinner />}
        {picture !== null && (
          <CropFrame
            picture={picture}
            aspect={aspect}
            round={kind === 'avatar'}
            crop={crop}
            onCrop={setCrop}
          />
        )}
        {/* Always rendered: screen readers only read text that is added to an existing live region. */}
        <div role="status" className={styles.notes}>
          {warning !== null && <p className={styles.warning}>{problemWords(warning)}</p>}
        </div>
        <PictureTold problem={refused} told={told} />
        <div className={styles.actions}>
          <Button variant="quiet" disabled={isSaving || picture === null} onClick={() => offer(file)}>
            {text('edit_profile.crop_as_is')}
          </Button>
          <Button
            variant="primary"
            pending={isSaving}
            disabled={picture === null}
            onClick={() => void handleSave()}
          >
            {text('edit_profile.crop_save')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
