import type { SoundSigns } from './has-sound';

/** Reads what the browser at hand says of the sound of a film; no standard names it. */
export function soundSigns(video: HTMLVideoElement): SoundSigns {
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
