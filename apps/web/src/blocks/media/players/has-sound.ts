/** What browsers say of the sound of a film; each has a word of its own. */
export interface SoundSigns {
  /** How many sound tracks it has, as Safari knows. */
  readonly tracks?: number | undefined;
  /** As Firefox says. */
  readonly has?: boolean | undefined;
  /** Bytes that Chromium has decoded so far; of the sound they mean something once there are some of the pictures. */
  readonly decoded?: { readonly sound: number; readonly pictures: number } | undefined;
}

/** Whether a film has a sound track; null while that is not known. */
export function hasSound(signs: SoundSigns): boolean | null {
  const { tracks, has, decoded } = signs;
  if (tracks !== undefined) return tracks > 0;
  if (has !== undefined) return has;
  return decoded === undefined || decoded.pictures === 0 ? null : decoded.sound > 0;
}
