import type { Attachment } from '@linnet/api';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import Volume2 from 'lucide-react/icons/volume-2';
import VolumeX from 'lucide-react/icons/volume-x';
import { useState } from 'react';
import { useSavesData } from '../../../platform/client/use-saves-data';
import { Text } from '../../../platform/i18n/text';
import { useText } from '../../../platform/i18n/use-text';
import { IconButton } from '../../../ui/icon-button/icon-button';
import { spokenFileName } from '../file-name';
import { useMediaSource } from '../use-media-source';
import styles from './audio-player.module.css';
import { Slider } from './slider';
import { useAudio } from './use-audio';

/** A sound: play, seek, time, volume. */
export function AudioPlayer({ attachment }: { readonly attachment: Attachment }) {
  const text = useText();
  const { address, fail } = useMediaSource(attachment, 'full');
  const savesData = useSavesData();
  const [refused, setRefused] = useState(false);
  const audio = useAudio(() => setRefused(true));
  const { playing, time, length, volume } = audio;
  const title =
    attachment.description ||
    spokenFileName(attachment.remoteUrl ?? '') ||
    spokenFileName(attachment.url) ||
    text('media.kind.audio');
  const broken = address === null || refused;

  return (
    <div
      className={styles.player}
      data-player="audio"
      role="group"
      aria-label={text('media.audio_label', { title })}
    >
      {address !== null && (
        // Statuses come without captions.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <audio
          {...audio.element}
          key={address}
          src={address}
          preload={savesData ? 'none' : 'metadata'}
          onError={fail}
        />
      )}
      <IconButton
        className={styles.play}
        icon={playing ? Pause : Play}
        name={text(playing ? 'media.pause' : 'media.play')}
        disabled={broken}
        onClick={audio.toggle}
      />
      <b className={styles.title} dir="auto" title={title}>
        {title}
      </b>
      {broken ? (
        <p className={styles.trouble}>
          <Text id="media.not_there" />{' '}
          <a
            href={attachment.remoteUrl ?? attachment.url}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
          >
            <Text id="media.open_original" />
          </a>
        </p>
      ) : (
        <div className={styles.controls}>
          <Slider
            label={text('media.position')}
            value={time}
            max={length}
            step={1}
            words={text('media.time_of', { time: clockTime(time), length: clockTime(length) })}
            onChange={audio.seek}
          />
          <span className={styles.time} aria-hidden>
            {clockTime(time)} / {clockTime(length)}
          </span>
          <IconButton
            small
            icon={volume === 0 ? VolumeX : Volume2}
            name={text('media.mute')}
            pressed={volume === 0}
            onClick={() => audio.setVolume(volume === 0 ? 1 : 0)}
          />
          <Slider
            className={styles.volume}
            label={text('media.volume')}
            value={volume}
            max={1}
            step={0.05}
            words={`${Math.round(volume * 100)}%`}
            onChange={audio.setVolume}
          />
        </div>
      )}
    </div>
  );
}

/** Seconds as players show them: `0:07`, `12:30`, `1:02:03`; what is no length of time is `0:00`. */
export function clockTime(seconds: number): string {
  const whole = Number.isFinite(seconds) && seconds > 0 ? Math.floor(seconds) : 0;
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const padded = String(rest).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${padded}` : `${minutes}:${padded}`;
}
