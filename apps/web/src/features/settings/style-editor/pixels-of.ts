/** The width and height to which pictures are scaled: a few thousand pixels are enough to find their colours. */
const SIZE = 64;

/** The bytes (RGBA) of a scaled-down picture; null for what is no picture or cannot be read. */
export async function pixelsOf(picture: Blob | string): Promise<Uint8ClampedArray | null> {
  try {
    const image = typeof picture === 'string' ? await loadImage(picture) : await createImageBitmap(picture);
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [SIZE, SIZE];
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context?.drawImage(image, 0, 0, SIZE, SIZE);
    return context?.getImageData(0, 0, SIZE, SIZE).data ?? null;
  } catch (error) {
    // It is no picture, it is broken, or its server lets no page read it.
    if (error instanceof DOMException) return null;
    throw error;
  }
}

async function loadImage(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = address;
  await image.decode();
  return image;
}
