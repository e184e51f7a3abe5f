import type { Attachment } from '@linnet/api';
import Captions from 'lucide-react/icons/captions';
import CaptionsOff from 'lucide-react/icons/captions-off';
import ExternalLink from 'lucide-react/icons/external-link';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import X from 'lucide-react/icons/x';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { useText } from '../../../platform/i18n/use-text';
import { Link } from '../../../platform/navigation/link';
import { Icon } from '../../../ui/icon/icon';
import { IconButton } from '../../../ui/icon-button/icon-button';
import styles from './media-viewer.module.css';

interface ViewerBarProps {
  /** "2 of 5". */
  readonly position: string;
  readonly attachment: Attachment;
  /** The address of its status; undefined if that is the page below. */
  readonly post: string | undefined;
  /** Whether the description is shown; null if there is none. */
  readonly showsDescription: boolean | null;
  readonly onShowDescription: (isShown: boolean) => void;
  /** Whether it is zoomed; null for what can't be. */
  readonly zoomed: boolean | null;
  readonly onZoom: () => void;
  readonly onClose: () => void;
}

/** The bar of the media viewer: the position, and buttons. */
export function ViewerBar({
  position,
  attachment,
  post,
  showsDescription,
  zoomed,
  ...actions
}: ViewerBarProps) {
  const text = useText();
  const original = text('media.open_original');
  return (
    <div className={styles.bar}>
      <span className={styles.position} aria-live="polite">
        {position}
      </span>
      {zoomed !== null && (
        <IconButton
          name={text(zoomed ? 'media.zoom_out' : 'media.zoom_in')}
          icon={zoomed ? ZoomOut : ZoomIn}
          onClick={actions.onZoom}
        />
      )}
      {showsDescription !== null && (
        <IconButton
          name={text(showsDescription ? 'media.hide_description' : 'media.show_description')}
          icon={showsDescription ? Captions : CaptionsOff}
          onClick={() => actions.onShowDescription(!showsDescription)}
        />
      )}
      {post !== undefined && (
        <Link
          className={styles.original}
          to={post}
          aria-label={text('media.open_post')}
          title={text('media.open_post')}
          onClick={actions.onClose}
        >
          <Icon of={MessageSquareText} />
        </Link>
      )}
      <a
        className={styles.original}
        href={attachment.url}
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
        aria-label={original}
        title={original}
      >
        <Icon of={ExternalLink} />
      </a>
      <IconButton name={text('general.close')} icon={X} onClick={actions.onClose} />
    </div>
  );
}
