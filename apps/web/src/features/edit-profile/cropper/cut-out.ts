import { type Crop, cutOf, outputOf } from '@linnet/domain/own-profile';

interface CutOptions {
  readonly aspect: number;
  readonly longest: number;
  readonly crop: Crop;
  /** MIME type of the file; a photograph stays one. */
  readonly type: string;
}

/** The cut as a file of its own: what lies around it, and what the camera wrote beside it, is gone. */
export async function cutOut(
  picture: ImageBitmap,
  { aspect, longest, crop, type }: CutOptions,
): Promise<Blob> {
  const { left, top, width, height } = cutOf(picture, aspect, crop);
  const size = outputOf({ width, height }, longest);
  const canvas = new OffscreenCanvas(size.width, size.height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('No canvas to cut with.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, left, top, width, height, 0, 0, size.width, size.height);
  return canvas.convertToBlob(type === 'image/jpeg' ? { type, quality: 0.92 } : { type: 'image/png' });
}
