import type { Attachment } from '@linnet/api';
import { generalSettings } from '@linnet/domain/settings';
import { useRef } from 'react';
import { useListedSetting } from '../../../platform/client/use-listed-setting';
import { useText } from '../../../platform/i18n/use-text';
import { BrokenMedia } from '../broken-media';
import { useMediaSource } from '../use-media-source';
import { useOnRequest } from '../on-request';
import { onlyOnePlays } from './only-one-plays';

interface VideoPlayerProps {
  readonly attachment: Attachment;
  /** Started by a click, so it may play at once. */
  readonly autoPlay?: boolean;
}

/** A video with the browser's own controls. */
export function VideoPlayer({ attachment, autoPlay = false }: VideoPlayerProps) {
  const text = useText();
  const { value: loops } = useListedSetting('loopVideo', generalSettings.loopVideo);
  const { value: silentOnly } = useListedSetting('loopVideoSilentOnly', generalSettings.loopVideoSilentOnly);
  const { address, fail } = useMediaSource(attachment, 'full');
  const video = useRef<HTMLVideoElement & VideoSound>(null);
  const { url, previewUrl, description } = attachment;
  const { isWaiting } = useOnRequest(url);
  if (address === null) return <BrokenMedia attachment={attachment} />;

  /** Sets whether the video loops; whether it has sound is known only while it plays. */
  function updateLoop() {
    if (video.current) video.current.loop = loops && (!silentOnly || hasSound(video.current) === false);
  }

  return (
    // Statuses come without captions.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      ref={video}
      key={address}
      src={address}
      poster={previewUrl === url || isWaiting ? undefined : previewUrl}
      aria-label={description === '' ? text('media.kind.video') : description}
      controls
      playsInline
      preload={isWaiting ? 'none' : 'metadata'}
      autoPlay={autoPlay && !isWaiting}
      onTimeUpdate={updateLoop}
      onPlay={(event) => onlyOnePlays(event.currentTarget)}
      onError={fail}
    />
  );
}

/** A video's sound as browsers report it: there is no standard, and each has another property. */
interface VideoSound {
  /** Safari only. */
  readonly audioTracks?: { readonly length: number };
  /** Firefox only. */
  readonly mozHasAudio?: boolean;
  /** Chromium only. Decoded bytes; 0 means "no sound" only once some bytes of the video track were decoded. */
  readonly webkitAudioDecodedByteCount?: number;
  readonly webkitVideoDecodedByteCount?: number;
}

/** Whether a video has a sound track; null while unknown. */
export function hasSound(video: VideoSound): boolean | null {
  if (video.audioTracks !== undefined) return video.audioTracks.length > 0;
  if (video.mozHasAudio !== undefined) return video.mozHasAudio;
  return video.webkitVideoDecodedByteCount ? (video.webkitAudioDecodedByteCount ?? 0) > 0 : null;
}
