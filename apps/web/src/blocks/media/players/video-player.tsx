import type { Attachment } from '@linnet/api';
import { generalSettings } from '@linnet/domain/settings';
import { useRef } from 'react';
import { useListedSetting } from '../../../platform/client/use-listed-setting';
import { useText } from '../../../platform/i18n/use-text';
import { BrokenMedia } from '../broken-media';
import { useMediaSource } from '../use-media-source';
import { useRequest } from '../on-request';
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
  const video = useRef<HTMLVideoElement>(null);
  const { url, previewUrl, description } = attachment;
  const { waits } = useRequest(url);
  if (address === null) return <BrokenMedia attachment={attachment} />;

  /** Sets whether the video loops; whether it has sound is known only while it plays. */
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

/** Reads the browser's own properties about a video's sound; there is no standard for them. */
function soundSigns(video: HTMLVideoElement): SoundSigns {
  const tracks: unknown = Reflect.get(video, 'audioTracks');
  const has: unknown = Reflect.get(video, 'mozHasAudio');
  const sound: unknown = Reflect.get(video, 'webkitAudioDecodedByteCount');
  const pictures: unknown = Reflect.get(video, 'webkitVideoDecodedByteCount');
  const count = typeof tracks === 'object' && tracks !== null ? Reflect.get(tracks, 'length') : undefined;
  return {
    tracks: typeof count === 'number' ? count : undefined,
    has: typeof has === 'boolean' ? has : undefined,
    decoded: typeof sound === 'number' && typeof pictures === 'number' ? { sound, pictures } : undefined,
  };
}

/** A video's sound as browsers report it, each by another property. */
interface SoundSigns {
  /** Number of audio tracks; Safari only. */
  readonly tracks?: number | undefined;
  /** Firefox only. */
  readonly has?: boolean | undefined;
  /** Decoded bytes; Chromium only. Those of the sound mean something as soon as there are some of the pictures. */
  readonly decoded?: { readonly sound: number; readonly pictures: number } | undefined;
}

/** Whether a video has a sound track; null while unknown. */
export function hasSound(signs: SoundSigns): boolean | null {
  const { tracks, has, decoded } = signs;
  if (tracks !== undefined) return tracks > 0;
  if (has !== undefined) return has;
  return decoded === undefined || decoded.pictures === 0 ? null : decoded.sound > 0;
}
