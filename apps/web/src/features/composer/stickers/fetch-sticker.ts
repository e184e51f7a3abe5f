import type { Sticker } from './sticker-pack-files';

/**
 * Fetches a picture of the server as a file to be uploaded. Null when it does not come or is no picture: a server
 * answers with a page where a file is missing.
 */
export async function fetchSticker({ address }: Pick<Sticker, 'address'>): Promise<File | null> {
  let response: Response;
  try {
    response = await fetch(address, { credentials: 'omit' });
    const picture = await response.blob();
    const isPicture = response.ok && picture.type.startsWith('image/');
    return isPicture ? new File([picture], fileName(address), { type: picture.type }) : null;
  } catch (error) {
    // What the browser says of a network that is not there.
    if (error instanceof TypeError || error instanceof DOMException) return null;
    throw error;
  }
}

function fileName(address: string): string {
  return address.split('/').at(-1) ?? 'sticker';
}
