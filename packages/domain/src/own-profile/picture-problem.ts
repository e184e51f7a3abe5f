/** Which picture of a profile. */
export type PictureKind = 'avatar' | 'header' | 'background';

/** Least width and height of an avatar, in pixels. */
export const MIN_AVATAR_SIZE = 150;

export type PictureProblem =
  | { kind: 'no_picture' }
  | { kind: 'too_big'; size: number; allowed: number }
  /** Only a warning: the picture can be used all the same. */
  | { kind: 'too_small'; width: number; height: number };

/** Checks a file before it is opened; a limit of 0 is none. */
export function fileProblem(file: Pick<Blob, 'size' | 'type'>, allowed: number): PictureProblem | null {
  if (!/^image\/(?!svg)/.test(file.type)) return { kind: 'no_picture' };
  return allowed > 0 && file.size > allowed ? { kind: 'too_big', size: file.size, allowed } : null;
}

/** Checks the size of the cropped picture, in pixels. */
export function sizeProblem(
  kind: PictureKind,
  { width, height }: { width: number; height: number },
): PictureProblem | null {
  if (kind !== 'avatar' || (width >= MIN_AVATAR_SIZE && height >= MIN_AVATAR_SIZE)) return null;
  return { kind: 'too_small', width: Math.round(width), height: Math.round(height) };
}
