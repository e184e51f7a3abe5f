import { type RefObject, useRef, useState } from 'react';
import { onlyOnePlays } from './only-one-plays';

interface AudioState {
  readonly playing: boolean;
  /** Seconds. */
  readonly time: number;
  /** Seconds; 0 until it is known, and for what has no end. */
  readonly length: number;
  /** From 0 to 1. */
  readonly volume: number;
}

interface Audio extends AudioState {
  /** To be spread onto the element. */
  readonly element: {
    readonly ref: RefObject<HTMLAudioElement | null>;
    readonly onPlay: () => void;
    readonly onPause: () => void;
    readonly onTimeUpdate: () => void;
    readonly onDurationChange: () => void;
    readonly onVolumeChange: () => void;
  };
  readonly toggle: () => void;
  readonly seek: (time: number) => void;
  readonly setVolume: (volume: number) => void;
}

/** State and controls of an audio element. The state always follows the element's events. */
export function useAudio(onRefused: () => void): Audio {
  const ref = useRef<HTMLAudioElement>(null);
  const [state, setState] = useState<AudioState>({ playing: false, time: 0, length: 0, volume: 1 });

  function read() {
    const { current: audio } = ref;
    if (!audio) return;
    const { paused, currentTime, duration, muted, volume } = audio;
    const length = Number.isFinite(duration) ? duration : 0;
    setState({ playing: !paused, time: currentTime, length, volume: muted ? 0 : volume });
  }
  function change(how: (audio: HTMLAudioElement) => void) {
    if (ref.current) how(ref.current);
    read();
  }

  return {
    ...state,
    element: {
      ref,
      onPlay: () => change(onlyOnePlays),
      onPause: read,
      onTimeUpdate: read,
      onDurationChange: read,
      onVolumeChange: read,
    },
    toggle: () => change((audio) => (audio.paused ? void audio.play().catch(onRefused) : audio.pause())),
    seek: (time) => change((audio) => (audio.currentTime = time)),
    setVolume: (volume) => change((audio) => Object.assign(audio, { volume, muted: volume === 0 })),
  };
}
