export interface Encoding {
  type: 'image/webp' | 'image/jpeg';
  /** From 0 to 1. */
  quality: number;
  /** Pixels of the longer side; a smaller picture keeps its size. */
  longestSide: number;
}

/** Encodes a picture again. Null when the browser can't decode it, or lacks the format. */
export type EncodePicture = (picture: Blob, encoding: Encoding) => Promise<Blob | null>;

async function decode(picture: Blob): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(picture);
  } catch (error) {
    // The browser can't decode it.
    if (error instanceof DOMException) return null;
    throw error;
  }
}

export const encodePicture: EncodePicture = async (picture, { type, quality, longestSide }) => {
  if (typeof OffscreenCanvas === 'undefined') return null;
  const bitmap = await decode(picture);
  if (bitmap === null) return null;
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) return null;
  if (type === 'image/jpeg') {
    // JPEG has no transparency, which would become black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const encoded = await canvas.convertToBlob({ type, quality });
  // A browser without the format writes PNG instead.
  return encoded.type === type ? encoded : null;
};
