import type { Attachment } from '@linnet/api';
import { generalSettings } from '@linnet/domain/settings';
import Play from 'lucide-react/icons/play';
import { type MouseEvent, useState } from 'react';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { useText } from '../../platform/i18n/use-text';
import { otherSite } from '../../platform/navigation/link';
import { Icon } from '../../ui/icon/icon';
import { lazyPart } from '../../ui/lazy/lazy-screen';
import { Popover } from '../../ui/popover/popover';
import styles from './alt-mark.module.css';
import { Blurred } from './blurred';
import { BrokenMedia } from './broken-media';
import { useDescriptionLanguage } from './description-language';
import { fileKinds } from './file-kinds';
import { OnRequest, useOnRequest } from './on-request';
import { VideoPlayer } from './players/video-player';
import { StillPicture } from './still-picture';
import { useMediaSource } from './use-media-source';
import videoTileStyles from './video-tile.module.css';

/** Flash films are rare; their tile keeps the space of the player. */
const FlashPlayer = lazyPart(() => import('./players/flash-player').then((part) => part.FlashPlayer));

/** A button that shows the description of a picture. */
function AltMark({ description }: { readonly description: string }) {
  const text = useText();
  const languageAttributes = useDescriptionLanguage(description);
  return (
    <Popover
      label={text('media.description')}
      trigger={(props) => (
        <button
          type="button"
          {...props}
          className={styles.mark}
          aria-label={text('media.show_description')}
          title={text('media.show_description')}
        >
          ALT
        </button>
      )}
    >
      {() => (
        <p className={styles.words} {...languageAttributes}>
          {description}
        </p>
      )}
    </Popover>
  );
}

/** Marks a picture without a description. Hidden from screen readers: the picture's accessible name says the same. */
function NoAltMark() {
  const text = useText();
  return (
    <span className={styles.none} title={text('status.picture_without_description')} aria-hidden>
      ALT
    </span>
  );
}

/** Kinds of files in which pictures may move. */
const animatedTypes = /^image\/(?:gif|webp|apng)$/;

interface PictureTileProps {
  readonly attachment: Attachment;
  readonly onOpen: (opener: HTMLElement) => void;
}

/** A picture that opens at full size. */
export function PictureTile({ attachment, onOpen }: PictureTileProps) {
  const text = useText();
  const { address, fail } = useMediaSource(attachment, 'small');
  const [loaded, setLoaded] = useState(false);
  const { description, url, blurhash } = attachment;
  const languageAttributes = useDescriptionLanguage(description);
  if (address === null) return <BrokenMedia attachment={attachment} />;

  function handleClick(event: MouseEvent<HTMLElement>) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(event.currentTarget);
  }
  const alt = description === '' ? text('status.picture_without_description') : description;
  const picture = {
    src: address,
    alt,
    lang: languageAttributes?.lang,
    onError: fail,
    onLoad: () => setLoaded(true),
  };

  return (
    <>
      {blurhash !== null && <Blurred hash={blurhash} isLoaded={loaded} />}
      {description === '' ? <NoAltMark /> : <AltMark description={description} />}
      <a href={url} {...otherSite} aria-haspopup="dialog" onClick={handleClick}>
        {animatedTypes.test(attachment.mimeType) ? (
          <StillPicture {...picture} isAnimatedFormat={attachment.mimeType === 'image/gif'} />
        ) : (
          <img {...picture} alt={alt} loading="lazy" decoding="async" />
        )}
      </a>
    </>
  );
}

interface VideoTileProps extends PictureTileProps {
  /** It is alone in its row, so that there is room for a player. */
  readonly isOnly: boolean;
}

/** A video or Flash film: a player in place, or a button that opens the media viewer. */
export function VideoTile({ attachment, isOnly, onOpen }: VideoTileProps) {
  const text = useText();
  const { value: inViewer } = useListedSetting('playVideosInModal', generalSettings.playVideosInModal);
  const { kind, url, previewUrl, description, blurhash } = attachment;
  const { isWaiting, load } = useOnRequest(url);
  if (isOnly && kind === 'flash') return <FlashPlayer attachment={attachment} />;
  if (isOnly && !inViewer) {
    return (
      <OnRequest {...attachment} address={url} label="media.load_video">
        {blurhash !== null && <Blurred hash={blurhash} />}
        <div className={videoTileStyles.player}>
          <VideoPlayer attachment={attachment} />
        </div>
      </OnRequest>
    );
  }
  const name = description === '' ? text(fileKinds[kind].label) : description;
  return (
    <>
      {blurhash !== null && <Blurred hash={blurhash} />}
      {kind === 'video' && !isWaiting && (
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
        className={videoTileStyles.open}
        aria-haspopup="dialog"
        aria-label={text('media.play_in_viewer', { title: name })}
        onClick={(event) => {
          load();
          onOpen(event.currentTarget);
        }}
      >
        <span className={videoTileStyles.disc}>
          <Icon of={Play} size="large" />
        </span>
      </button>
      {description !== '' && <AltMark description={description} />}
    </>
  );
}
