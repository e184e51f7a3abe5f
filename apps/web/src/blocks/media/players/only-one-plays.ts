let playing: HTMLMediaElement | null = null;

/** What begins to play ends what played before. */
export function onlyOnePlays(media: HTMLMediaElement): void {
  if (playing !== null && playing !== media) playing.pause();
  playing = media;
}
