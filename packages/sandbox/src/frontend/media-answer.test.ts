import { expect, test } from 'vitest';
import { flashFile, tuneFile, videoFile } from '../pictures/generated-files';
import { pictureFile } from '../pictures/picture-files';
import { mediaAnswer } from './media-answer';

const FILM = videoFile({ animation: 'ripples', seed: 1, width: 40, height: 40 });

function ask(path: string, headers: Record<string, string> = {}): Response {
  const bytes = pictureFile(path);
  if (bytes === null) throw new Error(`Nothing at ${path}`);
  return mediaAnswer(new Request(`http://localhost${path}`, { headers }), path, bytes);
}

test('a player gets the part that it asks for', async () => {
  const whole = Buffer.from(await ask(FILM).arrayBuffer());
  const part = ask(FILM, { range: 'bytes=10-19' });
  expect(part.status).toBe(206);
  expect(part.headers.get('content-range')).toBe(`bytes 10-19/${whole.length}`);
  expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(10, 20));
  const end = ask(FILM, { range: 'bytes=-5' });
  expect(Buffer.from(await end.arrayBuffer())).toEqual(whole.subarray(-5));
  expect(ask(FILM, { range: `bytes=${whole.length}-` }).status).toBe(416);
});

test('what browsers show keeps its type, and everything else is only bytes', () => {
  expect(ask(FILM).headers.get('content-type')).toBe('video/webm');
  expect(ask(tuneFile(1, 1)).headers.get('content-type')).toBe('audio/wav');
  expect(ask(flashFile(1)).headers.get('content-type')).toBe('application/octet-stream');
  expect(ask('/media/leaflet-1.html').headers.get('content-type')).toBe('application/octet-stream');
});
