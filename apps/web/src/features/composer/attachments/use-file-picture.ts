import { type RefObject, useEffect } from 'react';

/** Shows a picture of the device, for as long as it stands there. */
export function useFilePicture(imageRef: RefObject<HTMLImageElement | null>, file: File): void {
  useEffect(() => {
    const { current: image } = imageRef;
    if (image === null) return;
    const address = URL.createObjectURL(file);
    image.src = address;
    return () => URL.revokeObjectURL(address);
  }, [imageRef, file]);
}
