import { beforeEach, expect, test, vi } from 'vitest';
import type { EarlyStart } from '../../boot/early-start';
import { startRequests } from '../../boot/start-requests';
import { earlyFetch } from './early-fetch';

const send = vi.fn<typeof fetch>();
const instance = btoa(JSON.stringify({ title: 'Birch' }));

function early(embedded: Record<string, string> = {}): EarlyStart {
  const requests = startRequests([{ path: '/api/v1/accounts/verify_credentials', token: 't' }], () =>
    Promise.resolve(new Response('early')),
  );
  const locale = { code: 'en', direction: 'ltr', first: '' } as const;
  const nothing = () => undefined;
  return {
    session: null,
    locale,
    locales: [],
    embedded,
    server: null,
    build: '',
    startPosition: null,
    requests,
    emoji: '',
    laterStyles: null,
    removePreview: () => undefined,
    markRendered: nothing,
    showStartError: nothing,
  };
}

beforeEach(() => {
  send.mockReset().mockImplementation(() => Promise.resolve(new Response('sent')));
});

test('does not send again what was sent early', async () => {
  const ask = earlyFetch(early(), send);
  const init = { headers: { authorization: 'Bearer t' } };
  const first = await ask('/api/v1/accounts/verify_credentials', init);
  expect(await first.text()).toBe('early');
  expect(send).not.toHaveBeenCalled();
  const second = await ask('/api/v1/accounts/verify_credentials', init);
  expect(await second.text()).toBe('sent');
});

test('answers once from the page, then sends requests to the server', async () => {
  const ask = earlyFetch(early({ '/api/v1/instance': instance }), send);
  expect(await (await ask('/api/v1/instance')).json()).toEqual({ title: 'Birch' });
  expect(await (await ask('/api/v1/instance')).text()).toBe('sent');
});

test('gives an embedded page as it was written', async () => {
  const panel = btoa(JSON.stringify('<p>Mind the "hedge"</p>'));
  const ask = earlyFetch(early({ '/instance/panel.html': panel }), send);
  expect(await (await ask('/instance/panel.html')).text()).toBe('<p>Mind the "hedge"</p>');
});

test('sends a request when the response in the page is damaged', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const ask = earlyFetch(early({ '/api/v1/instance': '%%%' }), send);
  expect(await (await ask('/api/v1/instance')).text()).toBe('sent');
});

test('takes no early answer for another method, another origin or another token', async () => {
  const ask = earlyFetch(early({ '/api/v1/instance': instance }), send);
  await ask('/api/v1/instance', { method: 'POST' });
  await ask('https://other.example/api/v1/instance');
  await ask('/api/v1/instance', { headers: { authorization: 'Bearer x' } });
  expect(send).toHaveBeenCalledTimes(3);
});

test('can be given up on', async () => {
  const never: EarlyStart = {
    ...early(),
    requests: startRequests([{ path: '/slow', token: null }], () => new Promise(() => {})),
  };
  const control = new AbortController();
  const answer = earlyFetch(never, send)('/slow', { signal: control.signal });
  control.abort(new Error('enough'));
  await expect(answer).rejects.toThrow('enough');
});
