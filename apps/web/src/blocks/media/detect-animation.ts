import { isAnimated, pictureFormat } from '@linnet/domain/uploads';
import { readFirstBytes } from '../../platform/browser/read-first-bytes';

/** How many bytes of a file are read: in every format they suffice to see whether it is animated. */
const BYTES_READ = 4096;
/** Results stored at most. */
const MAX_STORED = 500;

const animationByAddress = new Map<string, Promise<boolean>>();

/** Whether a picture is animated, by the beginning of its file. Pictures of other origins count as still. */
export function detectAnimation(address: string): Promise<boolean> {
  const earlier = animationByAddress.get(address);
  if (earlier !== undefined) return earlier;
  if (animationByAddress.size >= MAX_STORED) animationByAddress.clear();
  const result = isSameOrigin(address) ? readAnimation(address) : Promise.resolve(false);
  animationByAddress.set(address, result);
  return result;
}

function isSameOrigin(address: string): boolean {
  return URL.canParse(address, location.href) && new URL(address, location.href).origin === location.origin;
}

async function readAnimation(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address, {
      credentials: 'omit',
      cache: 'force-cache',
      headers: { range: `bytes=0-${BYTES_READ - 1}` },
    });
    const bytes = answer.ok ? await readFirstBytes(answer, BYTES_READ) : new Uint8Array();
    const format = pictureFormat(bytes);
    return format !== null && isAnimated(bytes, format);
  } catch (error) {
    // A network error: the browser loads the picture separately, so only the animation stays unknown.
    if (error instanceof TypeError || error instanceof DOMException) return false;
    throw error;
  }
}
