import type { Attachment } from '@linnet/api';
import EyeOff from 'lucide-react/icons/eye-off';
import ImageDown from 'lucide-react/icons/image-down';
import type { MouseEvent } from 'react';
import { Blurred } from '../../../blocks/media/blurred';
import { fileFaces } from '../../../blocks/media/file-faces';
import { useRequest } from '../../../blocks/media/on-request';
import { useText } from '../../../platform/i18n/use-text';
import { Link } from '../../../platform/navigation/link';
import { Icon } from '../../../ui/icon/icon';
import styles from './media-grid.module.css';
import { TilePicture } from './tile-picture';

interface MediaTileProps {
  readonly attachment: Attachment;
  /** The address of the post. */
  readonly post: string;
  readonly covered: boolean;
  readonly onUncover: () => void;
  readonly onOpen: (attachment: Attachment, opener: HTMLElement) => void;
}

/**
 * One medium as a square. A press uncovers it, has it come where data are saved, then opens it large; in a new tab, and
 * for what cannot be seen large, it leads to the post.
 */
export function MediaTile({ attachment, post, covered, onUncover, onOpen }: MediaTileProps) {
  const text = useText();
  const { kind, description, blurhash } = attachment;
  const { waits, ask } = useRequest(attachment.previewUrl);
  const isSeen = kind === 'image' || kind === 'video';
  const isFile = kind === 'html' || kind === 'unknown';
  const isAwaited = waits && isSeen;
  const name = [
    covered && text('status.sensitive_media'),
    !covered && isAwaited && text(kind === 'video' ? 'media.load_video' : 'media.load_picture'),
    kind !== 'image' && text(fileFaces[kind].label),
    description === '' && kind === 'image' ? text('status.picture_without_description') : description,
  ];

  function handleClick(event: MouseEvent<HTMLElement>) {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (!isPlain || (isFile && !covered)) return;
    event.preventDefault();
    if (covered) onUncover();
    else if (isAwaited) ask();
    else onOpen(attachment, event.currentTarget);
  }

  return (
    <Link
      to={post}
      data-tile
      className={styles.tile}
      aria-label={name.filter((part) => part !== false && part !== '').join(', ')}
      aria-haspopup={covered || isAwaited || isFile ? undefined : 'dialog'}
      title={description}
      onClick={handleClick}
    >
      {blurhash !== null && <Blurred hash={blurhash} />}
      {!covered && !isAwaited && <TilePicture attachment={attachment} />}
      {covered && <Sign of={EyeOff} />}
      {!covered && isAwaited && <Sign of={ImageDown} />}
      {!covered && !isSeen && <Sign of={fileFaces[kind].icon} />}
      {kind === 'video' && (
        <span className={styles.mark}>
          <Icon of={fileFaces.video.icon} size="small" />
        </span>
      )}
    </Link>
  );
}

/** In the middle of a tile, in place of a picture. */
function Sign({ of }: { readonly of: typeof EyeOff }) {
  return (
    <span className={styles.sign}>
      <Icon of={of} size="large" />
    </span>
  );
}
