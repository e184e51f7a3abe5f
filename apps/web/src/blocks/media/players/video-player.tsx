import type { Attachment } from '@linnet/api';
import { generalSettings } from '@linnet/domain/settings';
import { useRef } from 'react';
import { useListedSetting } from '../../../platform/client/use-listed-setting';
import { useText } from '../../../platform/i18n/use-text';
import { BrokenMedia } from '../broken-media';
import { useMediaSource } from '../use-media-source';
import { useRequest } from '../on-request';
import { hasSound } from './has-sound';
import { onlyOnePlays } from './only-one-plays';
import { soundSigns } from './sound-signs';

interface VideoPlayerProps {
  readonly attachment: Attachment;
  /** It was asked for by a click. */
  readonly autoPlay?: boolean;
}

/** A film with the browser's own controls. */
export function VideoPlayer({ attachment, autoPlay = false }: VideoPlayerProps) {
  const text = useText();
  const { value: loops } = useListedSetting('loopVideo', generalSettings.loopVideo);
  const { value: silentOnly } = useListedSetting('loopVideoSilentOnly', generalSettings.loopVideoSilentOnly);
  const { address, fail } = useMediaSource(attachment, 'full');
  const video = useRef<HTMLVideoElement>(null);
  const { url, previewUrl, description } = attachment;
  const { waits } = useRequest(url);
  if (address === null) return <BrokenMedia attachment={attachment} />;

  /** Whether there is sound is known only while it plays. */
  function settleLoop() {
    if (video.current)
      video.current.loop = loops && (!silentOnly || hasSound(soundSigns(video.current)) === false);
  }

  return (
    // Statuses come without captions.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      ref={video}
      key={address}
      src={address}
      poster={previewUrl === url || waits ? undefined : previewUrl}
      aria-label={description === '' ? text('media.kind.video') : description}
      controls
      playsInline
      preload={waits ? 'none' : 'metadata'}
      autoPlay={autoPlay && !waits}
      onTimeUpdate={settleLoop}
      onPlay={(event) => onlyOnePlays(event.currentTarget)}
      onError={fail}
    />
  );
}
