import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeXhr } from './testing/fake-xhr';
import type { Answer } from './transport/sender';
import { xhrUpload } from './calls/media';

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', FakeXhr);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function start(signal = new AbortController().signal): {
  answer: Promise<Answer>;
  xhr: FakeXhr;
  told: number[];
} {
  const told: number[] = [];
  const answer = xhrUpload({
    method: 'POST',
    url: 'https://h.example/api/v1/media',
    headers: { authorization: 'Bearer t' },
    body: new FormData(),
    signal,
    onProgress: (fraction) => told.push(fraction),
  });
  if (FakeXhr.last === null) throw new Error('no request was made');
  return { answer, xhr: FakeXhr.last, told };
}

test('sends the request without cookies and answers with status, text and Link', async () => {
  const { answer, xhr } = start();
  expect(xhr.opened).toEqual(['POST', 'https://h.example/api/v1/media']);
  expect(xhr.headers).toEqual({ authorization: 'Bearer t' });
  expect(xhr.sent).toBeInstanceOf(FormData);
  expect(xhr.withCredentials).toBe(false);
  xhr.load(413, '{}');
  expect(await answer).toEqual({ status: 413, link: '<x>', retryAfter: '30', text: '{}' });
});

test('tells the progress of what leaves, not of what comes', () => {
  const { xhr, told } = start();
  xhr.progress(xhr.upload, 25, 100);
  xhr.progress(xhr.upload, 25, 0);
  xhr.progress(xhr, 1, 2);
  expect(told).toEqual([0.25]);
});

test('stops when told to', async () => {
  const controller = new AbortController();
  const { answer, xhr } = start(controller.signal);
  controller.abort();
  await expect(answer).rejects.toThrow('upload given up');
  expect(xhr.isAborted).toBe(true);
});

test('does not begin when already given up', async () => {
  const { answer, xhr } = start(AbortSignal.abort());
  await expect(answer).rejects.toThrow('upload given up');
  expect(xhr.sent).toBeUndefined();
});

test('fails when the network does', async () => {
  const { answer, xhr } = start();
  xhr.dispatchEvent(new Event('error'));
  await expect(answer).rejects.toBeInstanceOf(TypeError);
});

test('an answer without end is cut off and malformed', async () => {
  const { answer, xhr } = start();
  xhr.progress(xhr, 16_000_001, 0);
  await expect(answer).rejects.toMatchObject({ reason: { kind: 'malformed' } });
  expect(xhr.isAborted).toBe(true);
});
