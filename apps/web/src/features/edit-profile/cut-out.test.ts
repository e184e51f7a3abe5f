import { afterEach, expect, test, vi } from 'vitest';
import { croppedFile } from './crop-dialog';

afterEach(() => void vi.unstubAllGlobals());

const picture = { width: 40, height: 20, close: () => {} };
const wanted = { aspect: 1, maxLength: 10, crop: { x: 0.5, y: 0.5, zoom: 1 }, type: 'image/jpeg' };

function canvasThat(convertToBlob: (options: ImageEncodeOptions) => Promise<Blob>) {
  const drawn: unknown[][] = [];
  const context = {
    imageSmoothingQuality: 'low',
    drawImage: (...all: unknown[]) => drawn.push(all.slice(1)),
  };
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => context;
      convertToBlob = convertToBlob;
    },
  );
  return drawn;
}

test('a photograph is cut to the middle and stays a photograph', async () => {
  const drawn = canvasThat(async ({ type = '' }) => new Blob(['cut'], { type }));
  expect((await croppedFile(picture, wanted))?.type).toBe('image/jpeg');
  expect(drawn).toEqual([[10, 0, 20, 20, 0, 0, 10, 10]]);
});

test('where the browser makes no file of it there is none, and nothing breaks', async () => {
  canvasThat(() => Promise.reject(new DOMException('too large', 'EncodingError')));
  expect(await croppedFile(picture, wanted)).toBeNull();
});
