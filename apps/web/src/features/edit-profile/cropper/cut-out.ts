import { type Crop, cutOf, outputOf } from '@linnet/domain/own-profile';

interface CutOptions {
  readonly aspect: number;
  readonly longest: number;
  readonly crop: Crop;
  /** MIME type of the original file; JPEG stays JPEG, all else becomes PNG. */
  readonly type: string;
}

/**
 * Renders the crop to a new file, without the rest of the picture and without the camera's metadata. Null if the
 * browser cannot create it.
 */
export async function cutOut(
  picture: ImageBitmap,
  { aspect, longest, crop, type }: CutOptions,
): Promise<Blob | null> {
  const { left, top, width, height } = cutOf(picture, aspect, crop);
  const size = outputOf({ width, height }, longest);
  const canvas = new OffscreenCanvas(size.width, size.height);
  const context = canvas.getContext('2d');
  if (context === null) return null;
  context.imageSmoothingQuality = 'high';
  try {
    context.drawImage(picture, left, top, width, height, 0, 0, size.width, size.height);
    return await canvas.convertToBlob(
      type === 'image/jpeg' ? { type, quality: 0.92 } : { type: 'image/png' },
    );
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return null;
  }
}
