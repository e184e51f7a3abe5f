import {
  type Crop,
  type PictureKind,
  cropArea,
  fileProblem,
  outputSize,
  sizeProblem,
  wholeCrop,
} from '@linnet/domain/own-profile';
import { useEffect, useState } from 'react';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { Dialog } from '../../ui/dialog/dialog';
import { Note } from '../../ui/note/note';
import { Spinner } from '../../ui/spinner/spinner';
import styles from './crop-dialog.module.css';
import { CropFrame } from './crop-frame';
import { PictureResult, type SaveResult, useProblemText } from './saved-picture';

interface CropOptions {
  readonly aspect: number;
  readonly maxLength: number;
  readonly crop: Crop;
  /** MIME type of the original file; JPEG stays JPEG, all else becomes PNG. */
  readonly type: string;
}

/**
 * Renders the crop to a new file, without the rest of the picture and without the camera's metadata. Null if the
 * browser cannot create it.
 */
export async function croppedFile(
  picture: ImageBitmap,
  { aspect, maxLength, crop, type }: CropOptions,
): Promise<Blob | null> {
  const { left, top, width, height } = cropArea(picture, aspect, crop);
  const size = outputSize({ width, height }, maxLength);
  const canvas = new OffscreenCanvas(size.width, size.height);
  const context = canvas.getContext('2d');
  if (context === null) return null;
  context.imageSmoothingQuality = 'high';
  try {
    context.drawImage(picture, left, top, width, height, 0, 0, size.width, size.height);
    return await canvas.convertToBlob(
      type === 'image/jpeg' ? { type, quality: 0.92 } : { type: 'image/png' },
    );
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return null;
  }
}

type OpenedPicture = { state: 'loading' | 'failed' } | { state: 'ready'; picture: ImageBitmap };

/** Decodes a picture file, rotated as its metadata says. The bitmap is released on unmount. */
function useOpenedPicture(file: File): OpenedPicture {
  const [opened, setOpened] = useState<OpenedPicture>({ state: 'loading' });

  useEffect(() => {
    let bitmap: ImageBitmap | null = null;
    let isMounted = true;
    createImageBitmap(file).then(
      (picture) => {
        if (!isMounted) return picture.close();
        bitmap = picture;
        setOpened({ state: 'ready', picture });
      },
      (error: unknown) => {
        if (!(error instanceof DOMException)) throw error;
        if (isMounted) setOpened({ state: 'failed' });
      },
    );
    return () => {
      isMounted = false;
      bitmap?.close();
    };
  }, [file]);

  return opened;
}

interface PictureFrame {
  /** Width divided by height. */
  readonly aspect: number;
  /** Maximum length of the longer side, in pixels. */
  readonly maxLength: number;
}

/** How each picture is cropped: to the shape in which profiles show it. */
const pictureFrames: Readonly<Record<PictureKind, PictureFrame>> = {
  avatar: { aspect: 1, maxLength: 800 },
  header: { aspect: 3, maxLength: 1500 },
  background: { aspect: 16 / 9, maxLength: 2560 },
};

interface CropDialogProps {
  readonly kind: PictureKind;
  readonly file: File;
  /** Maximum size on this server, in bytes; 0 if unknown. */
  readonly allowed: number;
  readonly isSaving: boolean;
  /** The result of the last attempt to save. */
  readonly result: SaveResult;
  readonly onSave: (picture: Blob) => void;
  readonly onClose: () => void;
}

/** Crops a picture for the profile. */
export function CropDialog(props: CropDialogProps) {
  const { kind, file, allowed, isSaving, result, onSave, onClose } = props;
  const text = useText();
  const problemText = useProblemText();
  const opened = useOpenedPicture(file);
  const [crop, setCrop] = useState<Crop>(wholeCrop);
  const [problem, setProblem] = useState<ReturnType<typeof fileProblem>>(null);
  const [isCropFailed, setCropFailed] = useState(false);
  const picture = opened.state === 'ready' ? opened.picture : null;
  const { aspect } = pictureFrames[kind];
  const warning = picture === null ? null : sizeProblem(kind, cropArea(picture, aspect, crop));

  function saveIfAllowed(blob: Blob) {
    const found = fileProblem(blob, allowed);
    setProblem(found);
    if (found === null) onSave(blob);
  }

  async function handleSave() {
    if (picture === null) return;
    const cropped = await croppedFile(picture, { ...pictureFrames[kind], crop, type: file.type });
    setCropFailed(cropped === null);
    if (cropped !== null) saveIfAllowed(cropped);
  }

  return (
    <Dialog open wide title={text(`edit_profile.crop_${kind}`)} onClose={onClose}>
      <div className={styles.dialog}>
        {opened.state === 'failed' && <Note tone="error">{text('edit_profile.unreadable')}</Note>}
        {isCropFailed && <Note tone="error">{text('edit_profile.uncut')}</Note>}
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
          {warning !== null && <p className={styles.warning}>{problemText(warning)}</p>}
        </div>
        <PictureResult problem={problem} result={result} />
        <div className={styles.actions}>
          <Button variant="quiet" disabled={isSaving || picture === null} onClick={() => saveIfAllowed(file)}>
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
