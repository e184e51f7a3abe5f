import type { Attachment } from '@linnet/api';
import type { DraftAttachment } from '@linnet/domain/drafts';
import X from 'lucide-react/icons/x';
import type { ComponentProps } from 'react';
import { fileKinds } from '../../../blocks/media/file-kinds';
import { useMediaSource } from '../../../blocks/media/use-media-source';
import { useText } from '../../../platform/i18n/use-text';
import { IconButton } from '../../../ui/icon-button/icon-button';
import { Icon } from '../../../ui/icon/icon';
import styles from '../../../blocks/uploads/attachments.module.css';
import { useAttachmentName } from './description-editor';

/** Thumbnail of an uploaded file: its image, the first frame of its video, or an icon for its kind. */
function ThumbPicture({ attachment }: { readonly attachment: Attachment }) {
  const { kind, url } = attachment;
  const source = useMediaSource(attachment, 'small');
  if (kind === 'image' && source.address !== null) {
    return (
      <img className={styles.picture} src={source.address} alt="" draggable={false} onError={source.fail} />
    );
  }
  if (kind === 'video' && url !== '') {
    return (
      <video
        className={styles.picture}
        // The very first frame of many videos is black.
        src={`${url}#t=0.1`}
        preload="metadata"
        muted
        playsInline
        tabIndex={-1}
        aria-hidden
      />
    );
  }
  return (
    <span className={styles.fileIcon}>
      <Icon of={fileKinds[kind].icon} size="large" />
    </span>
  );
}

interface AttachedThumbProps {
  readonly file: DraftAttachment;
  readonly index: number;
  readonly count: number;
  /** The index at which it is shown. */
  readonly shownIndex: number;
  readonly isDragged: boolean;
  readonly isOpen: boolean;
  readonly disabled: boolean;
  /** Props of the button that opens and moves it. */
  readonly handle: Pick<ComponentProps<'button'>, 'onPointerDown' | 'onKeyDown' | 'onClickCapture'>;
  readonly onOpen: () => void;
  readonly onRemove: (thumb: HTMLElement | null) => void;
}

/** The thumbnail of an uploaded file. A click opens its options; dragging and arrow keys move it. */
export function AttachedThumb({
  file,
  index,
  count,
  shownIndex,
  handle,
  onOpen,
  onRemove,
  ...state
}: AttachedThumbProps) {
  const text = useText();
  const name = useAttachmentName(file);
  const isDescribed = file.description.trim() !== '';
  const title = text('upload.thumb', { name, at: index + 1, count });
  return (
    <li
      className={styles.thumb}
      style={{ order: shownIndex }}
      data-index={index}
      data-dragged={state.isDragged || undefined}
      data-open={state.isOpen || undefined}
    >
      <button
        {...handle}
        type="button"
        className={styles.open}
        aria-label={text(isDescribed ? 'upload.described' : 'upload.undescribed', { title })}
        aria-expanded={state.isOpen}
        aria-keyshortcuts={count > 1 ? 'ArrowLeft ArrowRight' : undefined}
        title={name}
        onClick={onOpen}
      >
        <ThumbPicture attachment={file.attachment} />
        <span className={styles.alt} data-described={isDescribed} aria-hidden>
          {isDescribed ? 'ALT' : '+ ALT'}
        </span>
      </button>
      <IconButton
        small
        className={styles.corner}
        icon={X}
        size="small"
        name={text('upload.remove', { name })}
        disabled={state.disabled}
        onClick={({ currentTarget }) => onRemove(currentTarget.closest('li'))}
      />
    </li>
  );
}
