import { isAnimated, pictureFormat } from '@linnet/domain/uploads';

/** Bytes at the beginning of a file that show in every format whether it is animated. */
const ENOUGH = 4096;
/** Results stored at most. */
const MOST = 500;

const known = new Map<string, Promise<boolean>>();

/**
 * Whether the picture at an address is animated, judged by the beginning of its file. Files of other origins are not
 * fetched and count as still.
 */
export function lookForMotion(address: string): Promise<boolean> {
  const earlier = known.get(address);
  if (earlier !== undefined) return earlier;
  if (known.size >= MOST) known.clear();
  const looking = isOwn(address) ? look(address) : Promise.resolve(false);
  known.set(address, looking);
  return looking;
}

function isOwn(address: string): boolean {
  return URL.canParse(address, location.href) && new URL(address, location.href).origin === location.origin;
}

async function look(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address, {
      credentials: 'omit',
      cache: 'force-cache',
      headers: { range: `bytes=0-${ENOUGH - 1}` },
    });
    const bytes = answer.ok ? await begin(answer) : new Uint8Array();
    const format = pictureFormat(bytes);
    return format !== null && isAnimated(bytes, format);
  } catch (error) {
    // A network error: the browser loads the picture separately, so only the animation stays unknown.
    if (error instanceof TypeError || error instanceof DOMException) return false;
    throw error;
  }
}

/** Reads the beginning of a response; servers may ignore the range and send the whole file. */
async function begin(answer: Response): Promise<Uint8Array> {
  const reader = answer.body?.getReader();
  if (reader === undefined) return new Uint8Array();
  const all: number[] = [];
  while (all.length < ENOUGH) {
    const { done, value } = await reader.read();
    if (done) break;
    all.push(...value.subarray(0, ENOUGH - all.length));
  }
  await reader.cancel();
  return Uint8Array.from(all);
}
