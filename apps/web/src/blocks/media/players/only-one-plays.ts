let playing: HTMLMediaElement | null = null;

/** Pauses the medium that played before when another one starts. */
export function onlyOnePlays(media: HTMLMediaElement): void {
  if (playing !== null && playing !== media) playing.pause();
  playing = media;
}
