import type { Attachment } from '@linnet/api';
import type { MouseEvent } from 'react';
import { useRequest } from '../../../blocks/media/on-request';
import { Link } from '../../../platform/navigation/link';
import styles from './media-grid.module.css';
import { TileFace, type TilePhase } from './tile-face';
import { fileFaces } from '../../../blocks/media/file-faces';
import { useText } from '../../../platform/i18n/use-text';

interface MediaTileProps {
  readonly attachment: Attachment;
  /** The address of the post. */
  readonly post: string;
  readonly covered: boolean;
  readonly onUncover: () => void;
  readonly onOpen: (attachment: Attachment, opener: HTMLElement) => void;
}

/**
 * One attachment as a square tile. A click uncovers it, loads it if data is saved, then opens it in the viewer. Clicks
 * with a modifier key, and on attachments that the viewer cannot show, open the post.
 */
export function MediaTile({ attachment, post, covered, onUncover, onOpen }: MediaTileProps) {
  const { kind, previewUrl, description } = attachment;
  const { waits, ask } = useRequest(previewUrl);
  const isSeen = kind === 'image' || kind === 'video';
  const phase: TilePhase = covered ? 'covered' : waits && isSeen ? 'awaited' : 'open';
  const name = useTileName(attachment, phase);
  const opens = phase === 'open' && kind !== 'html' && kind !== 'unknown';

  function handleClick(event: MouseEvent<HTMLElement>) {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (!isPlain || (phase === 'open' && !opens)) return;
    event.preventDefault();
    if (phase === 'covered') onUncover();
    else if (phase === 'awaited') ask();
    else onOpen(attachment, event.currentTarget);
  }

  return (
    <Link
      to={post}
      data-tile
      className={styles.tile}
      aria-label={name}
      aria-haspopup={opens ? 'dialog' : undefined}
      title={description}
      onClick={handleClick}
    >
      <TileFace attachment={attachment} phase={phase} />
    </Link>
  );
}

/** The accessible name of a tile: what a click does unless it opens the viewer, the kind, and the description. */
function useTileName({ kind, description }: Attachment, phase: TilePhase): string {
  const text = useText();
  const parts: string[] = [];
  if (phase === 'covered') parts.push(text('status.sensitive_media'));
  if (phase === 'awaited') parts.push(text(kind === 'video' ? 'media.load_video' : 'media.load_picture'));
  else if (kind !== 'image') parts.push(text(fileFaces[kind].label));
  if (description !== '') parts.push(description);
  else if (kind === 'image') parts.push(text('status.picture_without_description'));
  return parts.join(', ');
}
