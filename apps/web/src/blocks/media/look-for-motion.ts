import { isAnimated, pictureFormat } from '@linnet/domain/uploads';

/** Bytes in which every format says whether it moves. */
const ENOUGH = 4096;
/** Files that are remembered. */
const MOST = 500;

const known = new Map<string, Promise<boolean>>();

/**
 * Whether the picture at an address moves, by the beginning of its file. Files of other origins are not asked for: they
 * are taken for still.
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
    // The picture itself is loaded by the browser: whether it moves is all that is not known.
    if (error instanceof TypeError || error instanceof DOMException) return false;
    throw error;
  }
}

/** The beginning of what is answered; servers may send all of it. */
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
