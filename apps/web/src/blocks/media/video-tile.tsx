import type { Attachment } from '@linnet/api';
import { generalSettings } from '@linnet/domain/settings';
import Play from 'lucide-react/icons/play';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { useText } from '../../platform/i18n/use-text';
import { Icon } from '../../ui/icon/icon';
import { AltMark } from './alt-mark';
import { Blurred } from './blurred';
import { fileFaces } from './file-faces';
import { OnRequest, useRequest } from './on-request';
import { FlashPlayer } from './players/flash-player';
import { VideoPlayer } from './players/video-player';
import styles from './video-tile.module.css';

interface VideoTileProps {
  readonly attachment: Attachment;
  /** It has its row for itself, so that a player has room. */
  readonly lone: boolean;
  readonly onOpen: (opener: HTMLElement) => void;
}

/** A video or Flash film: a player in place, or a button that opens the media viewer. */
export function VideoTile({ attachment, lone, onOpen }: VideoTileProps) {
  const text = useText();
  const { value: inViewer } = useListedSetting('playVideosInModal', generalSettings.playVideosInModal);
  const { kind, url, previewUrl, description, blurhash } = attachment;
  const { waits, ask } = useRequest(url);
  if (lone && kind === 'flash') return <FlashPlayer attachment={attachment} />;
  if (lone && !inViewer) {
    return (
      <OnRequest {...attachment} address={url} label="media.load_video">
        {blurhash !== null && <Blurred hash={blurhash} />}
        <div className={styles.player}>
          <VideoPlayer attachment={attachment} />
        </div>
      </OnRequest>
    );
  }
  const name = description === '' ? text(fileFaces[kind].label) : description;
  return (
    <>
      {blurhash !== null && <Blurred hash={blurhash} />}
      {kind === 'video' && !waits && (
        <video
          src={url}
          poster={previewUrl === url ? undefined : previewUrl}
          preload="metadata"
          muted
          tabIndex={-1}
          aria-hidden
        />
      )}
      <button
        type="button"
        className={styles.open}
        aria-haspopup="dialog"
        aria-label={text('media.play_in_viewer', { title: name })}
        onClick={(event) => {
          ask();
          onOpen(event.currentTarget);
        }}
      >
        <span className={styles.disc}>
          <Icon of={Play} size="large" />
        </span>
      </button>
      {description !== '' && <AltMark description={description} />}
    </>
  );
}
