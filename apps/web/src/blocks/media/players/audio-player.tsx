import type { Attachment } from '@linnet/api';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import Volume2 from 'lucide-react/icons/volume-2';
import VolumeX from 'lucide-react/icons/volume-x';
import { type CSSProperties, useRef, useState } from 'react';
import { useSavesData } from '../../../platform/client/use-saves-data';
import { useText } from '../../../platform/i18n/use-text';
import { otherSite } from '../../../platform/navigation/link';
import { IconButton } from '../../../ui/icon-button/icon-button';
import { join } from '../../../ui/styles/join';
import { plainFileName } from '../file-kinds';
import { useMediaSource } from '../use-media-source';
import styles from './audio-player.module.css';
import { onlyOnePlays } from './only-one-plays';

interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly step: number;
  /** The value as text for screen readers. */
  readonly valueText: string;
  readonly onChange: (value: number) => void;
  readonly className?: string | undefined;
}

/** A slider, moved by dragging or by arrow keys. */
function Slider({ label, value, max, step, valueText, onChange, className }: SliderProps) {
  const share = max > 0 ? Math.min(1, value / max) : 0;
  const style: CSSProperties & Record<'--share', string> = { '--share': `${share * 100}%` };
  return (
    <input
      type="range"
      className={join(styles.slider, className)}
      style={style}
      aria-label={label}
      aria-valuetext={valueText}
      min={0}
      max={max}
      step={step}
      value={Math.min(value, max)}
      disabled={max <= 0}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  );
}

interface AudioState {
  readonly playing: boolean;
  /** Seconds. */
  readonly time: number;
  /** Seconds; 0 while it is unknown, and for an endless stream. */
  readonly length: number;
  /** From 0 to 1. */
  readonly volume: number;
}

/** State and controls of an audio element; `element` is spread onto it. The state follows the element's events. */
function useAudio(onFailed: () => void) {
  const ref = useRef<HTMLAudioElement>(null);
  const [state, setState] = useState<AudioState>({ playing: false, time: 0, length: 0, volume: 1 });

  function update() {
    const { current: audio } = ref;
    if (!audio) return;
    const { paused, currentTime, duration, muted, volume } = audio;
    const length = Number.isFinite(duration) ? duration : 0;
    setState({ playing: !paused, time: currentTime, length, volume: muted ? 0 : volume });
  }
  function change(how: (audio: HTMLAudioElement) => void) {
    if (ref.current) how(ref.current);
    update();
  }

  return {
    ...state,
    element: {
      ref,
      onPlay: () => change(onlyOnePlays),
      onPause: update,
      onTimeUpdate: update,
      onDurationChange: update,
      onVolumeChange: update,
    },
    toggle: () => change((audio) => (audio.paused ? void audio.play().catch(onFailed) : audio.pause())),
    seek: (time: number) => change((audio) => (audio.currentTime = time)),
    setVolume: (volume: number) => change((audio) => Object.assign(audio, { volume, muted: volume === 0 })),
  };
}

/** A sound: play, seek, time, volume. */
export function AudioPlayer({ attachment }: { readonly attachment: Attachment }) {
  const text = useText();
  const { address, fail } = useMediaSource(attachment, 'full');
  const savesData = useSavesData();
  const [playFailed, setPlayFailed] = useState(false);
  const audio = useAudio(() => setPlayFailed(true));
  const { playing, time, length, volume } = audio;
  const title =
    attachment.description ||
    plainFileName(attachment.remoteUrl ?? '') ||
    plainFileName(attachment.url) ||
    text('media.kind.audio');
  const broken = address === null || playFailed;

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
        <p className={styles.broken}>
          {text('media.not_there')}{' '}
          <a href={attachment.remoteUrl ?? attachment.url} {...otherSite}>
            {text('media.open_original')}
          </a>
        </p>
      ) : (
        <div className={styles.controls}>
          <Slider
            label={text('media.position')}
            value={time}
            max={length}
            step={1}
            valueText={text('media.time_of', { time: clockTime(time), length: clockTime(length) })}
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
            valueText={`${Math.round(volume * 100)}%`}
            onChange={audio.setVolume}
          />
        </div>
      )}
    </div>
  );
}

/** Seconds as players show them: `0:07`, `12:30`, `1:02:03`; negative and infinite values as `0:00`. */
export function clockTime(seconds: number): string {
  const whole = Number.isFinite(seconds) && seconds > 0 ? Math.floor(seconds) : 0;
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const padded = String(rest).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${padded}` : `${minutes}:${padded}`;
}
