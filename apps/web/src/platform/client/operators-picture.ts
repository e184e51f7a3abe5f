/**
 * Pictures that come with servers and with us, at addresses at which operators put their own: how many bytes those
 * have that nobody chose. What is served there in another size is the operator's.
 */
const STOCK_SIZES: Readonly<Record<string, readonly number[]>> = {
  '/static/logo.svg': [492, 2661],
  '/images/city.jpg': [2_923_852],
  '/static/aurora_borealis.jpg': [642_707],
};

export function mayBeStock(address: string): boolean {
  return Object.hasOwn(STOCK_SIZES, address);
}

/** Whether the server has a picture there that its operator put there; also false when that cannot be told. */
export async function isOperatorsPicture(address: string): Promise<boolean> {
  try {
    const size = await sizeOf(address);
    return size !== null && STOCK_SIZES[address]?.includes(size) !== true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** In bytes; null where there is no picture, or the server does not say. Large ones are not loaded for it. */
async function sizeOf(address: string): Promise<number | null> {
  // What is compressed on the way says nothing of its own size before it is there.
  const isDrawing = address.endsWith('.svg');
  const answer = await fetch(address, { method: isDrawing ? 'GET' : 'HEAD', credentials: 'omit' });
  if (!answer.ok || answer.headers.get('content-type')?.startsWith('image/') !== true) return null;
  if (isDrawing) return (await answer.arrayBuffer()).byteLength;
  const length = Number(answer.headers.get('content-length') ?? Number.NaN);
  return Number.isInteger(length) && length > 0 ? length : null;
}
