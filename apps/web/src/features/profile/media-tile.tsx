import type { Attachment, StatusId } from '@linnet/api';
import type { LucideIcon } from 'lucide-react';
import EyeOff from 'lucide-react/icons/eye-off';
import ImageDown from 'lucide-react/icons/image-down';
import ImageOff from 'lucide-react/icons/image-off';
import type { MouseEvent } from 'react';
import { Blurred } from '../../blocks/media/blurred';
import { fileKinds } from '../../blocks/media/file-kinds';
import { useOnRequest } from '../../blocks/media/on-request';
import { StillPicture } from '../../blocks/media/still-picture';
import { useMediaSource } from '../../blocks/media/use-media-source';
import { useUncovered } from '../../blocks/media/media-cover';
import { mediaViewerOf } from '../../blocks/media/viewer-request';
import { useVisibility } from '../../blocks/visibility/use-visibility';
import { useClient, useSetting } from '../../platform/client/client-provider';
import { useStatusView } from '../../platform/client/use-status-view';
import { useList } from '../../platform/i18n/use-list';
import { useText } from '../../platform/i18n/use-text';
import { Link } from '../../platform/navigation/link';
import { pathTo } from '../../platform/navigation/path-to';
import { Icon } from '../../ui/icon/icon';
import styles from './media-grid.module.css';

/** The preview of an image or video; nothing for other kinds. Without alternative text: the tile has the name. */
function TilePicture({ attachment }: { readonly attachment: Attachment }) {
  const { address, fail } = useMediaSource(attachment, 'small');
  const { kind, mimeType, url, previewUrl } = attachment;
  if (kind !== 'image' && kind !== 'video') return null;
  if (address === null) {
    return (
      <span className={styles.icon}>
        <Icon of={ImageOff} size="large" />
      </span>
    );
  }
  if (kind === 'video' && (previewUrl === url || address !== previewUrl)) {
    // The video's first frame, if the server has no preview image.
    return <video src={url} preload="metadata" muted tabIndex={-1} aria-hidden onError={fail} />;
  }
  if (mimeType === 'image/gif') {
    return <StillPicture src={address} isAnimatedFormat alt="" onLoad={() => {}} onError={fail} />;
  }
  return <img src={address} alt="" loading="lazy" decoding="async" draggable={false} onError={fail} />;
}

/** `awaited`: loaded only after a click, since data is saved. */
type TilePhase = 'covered' | 'awaited' | 'open';

interface TileFaceProps {
  readonly attachment: Attachment;
  readonly phase: TilePhase;
}

/** The content of a tile: the picture or an icon in its place, and a mark on videos. */
function TileFace({ attachment, phase }: TileFaceProps) {
  const { kind, blurhash } = attachment;
  const icon = iconOf(attachment, phase);
  return (
    <>
      {blurhash !== null && <Blurred hash={blurhash} />}
      {phase === 'open' && <TilePicture attachment={attachment} />}
      {icon !== null && (
        <span className={styles.icon}>
          <Icon of={icon} size="large" />
        </span>
      )}
      {kind === 'video' && (
        <span className={styles.mark}>
          <Icon of={fileKinds.video.icon} size="small" />
        </span>
      )}
    </>
  );
}

/** The icon in the middle of a tile without a picture; null if there is one. */
function iconOf({ kind }: Attachment, phase: TilePhase): LucideIcon | null {
  if (phase === 'covered') return EyeOff;
  if (phase === 'awaited') return ImageDown;
  return kind === 'image' || kind === 'video' ? null : fileKinds[kind].icon;
}

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
function MediaTile({ attachment, post, covered, onUncover, onOpen }: MediaTileProps) {
  const { kind, previewUrl, description } = attachment;
  const { isWaiting, load } = useOnRequest(previewUrl);
  const isVisual = kind === 'image' || kind === 'video';
  const phase: TilePhase = covered ? 'covered' : isWaiting && isVisual ? 'awaited' : 'open';
  const name = useTileName(attachment, phase);
  const opensViewer = phase === 'open' && kind !== 'html' && kind !== 'unknown';

  function handleClick(event: MouseEvent<HTMLElement>) {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (!isPlain || (phase === 'open' && !opensViewer)) return;
    event.preventDefault();
    if (phase === 'covered') onUncover();
    else if (phase === 'awaited') load();
    else onOpen(attachment, event.currentTarget);
  }

  return (
    <Link
      to={post}
      data-tile
      className={styles.tile}
      aria-label={name}
      aria-haspopup={opensViewer ? 'dialog' : undefined}
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
  const list = useList();
  const parts: string[] = [];
  if (phase === 'covered') parts.push(text('status.sensitive_media'));
  if (phase === 'awaited') parts.push(text(kind === 'video' ? 'media.load_video' : 'media.load_picture'));
  else if (kind !== 'image') parts.push(text(fileKinds[kind].label));
  if (description !== '') parts.push(description);
  else if (kind === 'image') parts.push(text('status.picture_without_description'));
  return list(parts);
}

/** The attachments of one post, one tile each. They are uncovered together. */
export function StatusTiles({ id }: { readonly id: StatusId }) {
  const client = useClient();
  const view = useStatusView(id);
  const { isHidden, muted, coveredBy } = useVisibility(id, view);
  const hidesSensitive = useSetting('hideNsfw');
  const isFiltered = coveredBy.length > 0 || muted !== null;
  const [uncovered, setUncovered] = useUncovered(isFiltered);
  if (view === undefined || isHidden) return null;

  const { attachments, sensitive, deleted, language, id: postId } = view.status;
  if (deleted) return null;
  const covered = !uncovered && (isFiltered || (hidesSensitive && sensitive));
  const post = pathTo('conversation', { id: postId });

  function open(attachment: Attachment, opener: HTMLElement) {
    const shownAttachments = attachments.filter(({ kind }) => kind !== 'html' && kind !== 'unknown');
    mediaViewerOf(client).open({
      attachments: shownAttachments,
      first: shownAttachments.indexOf(attachment),
      opener,
      language,
      post,
    });
  }
  return attachments.map((attachment) => (
    <MediaTile
      key={attachment.id}
      attachment={attachment}
      post={post}
      covered={covered}
      onUncover={() => setUncovered(true)}
      onOpen={open}
    />
  ));
}
