import { useEffect, useState } from 'react';

type OpenedPicture = { state: 'loading' | 'failed' } | { state: 'ready'; picture: ImageBitmap };

/** Decodes a picture file, rotated as its metadata says. The bitmap is released on unmount. */
export function useOpenedPicture(file: File): OpenedPicture {
  const [opened, setOpened] = useState<OpenedPicture>({ state: 'loading' });

  useEffect(() => {
    let bitmap: ImageBitmap | null = null;
    let isWanted = true;
    createImageBitmap(file).then(
      (picture) => {
        if (!isWanted) return picture.close();
        bitmap = picture;
        setOpened({ state: 'ready', picture });
      },
      (error: unknown) => {
        if (!(error instanceof DOMException)) throw error;
        if (isWanted) setOpened({ state: 'failed' });
      },
    );
    return () => {
      isWanted = false;
      bitmap?.close();
    };
  }, [file]);

  return opened;
}
