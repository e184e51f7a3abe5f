import { expect, test, vi } from 'vitest';
import { createDescriptions } from './descriptions';
import { attachmentWith, refusal, sentFiles } from './testing/sent-files';

const owl = attachmentWith('m1');
const described = (description: string) => ({ attachment: owl, description });

test('a description that the server has is not told again', async () => {
  const { send, calls } = sentFiles();
  const descriptions = createDescriptions(send);
  expect(await descriptions.save(described(''))).toBe(true);
  expect(descriptions.state(described(''))).toEqual({ state: 'saved' });
  expect(descriptions.state(described('an owl'))).toEqual({ state: 'unsaved' });
  expect(calls).toEqual([]);
});

test('while one is told, only the last of the later ones follows', async () => {
  const { send, calls, call } = sentFiles();
  const descriptions = createDescriptions(send);
  const first = descriptions.save(described('a'));
  expect(descriptions.state(described('a'))).toEqual({ state: 'saving' });
  void descriptions.save(described('an'));
  const last = descriptions.save(described('an owl'));
  (await call(0)).answer(owl);
  (await call(1)).answer(owl);
  expect(await last).toBe(true);
  expect(await first).toBe(false);
  expect(calls.map(({ what, body }) => [what, body])).toEqual([
    ['PUT /api/v1/media/m1', { description: 'a' }],
    ['PUT /api/v1/media/m1', { description: 'an owl' }],
  ]);
  expect(descriptions.state(described('an owl'))).toEqual({ state: 'saved' });
});

test('one that is taken back on the way is told as it was', async () => {
  const { send, call } = sentFiles();
  const descriptions = createDescriptions(send);
  void descriptions.save(described('a'));
  const back = descriptions.save(described(''));
  (await call(0)).answer(owl);
  const second = await call(1);
  expect(second.body).toEqual({ description: '' });
  second.answer(owl);
  expect(await back).toBe(true);
});

test('an error is told, holds the post back, and can be tried again', async () => {
  const { send, call } = sentFiles();
  const descriptions = createDescriptions(send);
  const heard = vi.fn<() => void>();
  descriptions.subscribe(heard);
  const settling = descriptions.saveAll([described('an owl')], false);
  (await call(0)).fail(refusal(500, 'Oh dear'));
  expect(await settling).toEqual(refusal(500, 'Oh dear'));
  expect(descriptions.state(described('an owl'))).toEqual({ state: 'failed', why: refusal(500, 'Oh dear') });
  expect(heard).toHaveBeenCalled();
  const again = descriptions.saveAll([described('an owl')], false);
  (await call(1)).answer(owl);
  expect(await again).toBeNull();
});

test('files of a post that is edited may be described by the edit alone', async () => {
  const { send, call } = sentFiles();
  const descriptions = createDescriptions(send);
  const editing = descriptions.saveAll([described('an owl')], true);
  (await call(0)).fail(refusal(404, 'Record not found'));
  expect(await editing).toBeNull();
  const posting = descriptions.saveAll([described('an owl')], false);
  (await call(1)).fail(refusal(404, 'Record not found'));
  expect(await posting).toEqual(refusal(404, 'Record not found'));
});
