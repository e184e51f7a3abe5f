import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { ClientProvider } from '../../platform/client/client-provider';
import { fillIn } from '../../testing/fill-in';
import { handledClient } from '../../testing/handled-client';
import { memoryStorage } from '../../testing/memory-storage';
import { show } from '../../testing/show';
import { until } from '../../testing/until';
import { RegistrationSteps } from './registration-screen';

const instance = {
  title: 'Nest',
  version: '2.7.2 (compatible; Pleroma 2.7.0)',
  registrations: true,
  pleroma: { metadata: { features: ['pleroma_api', 'mastodon_api'] } },
};
const taken = JSON.stringify({ ap_id: ['has already been taken'], email: ['has invalid format'] });

function answer({ method, url }: Request): Response {
  const call = `${method} ${new URL(url).pathname}`;
  if (call === 'GET /api/v1/instance') return Response.json(instance);
  if (call === 'POST /api/v1/apps')
    return Response.json({ id: '1', client_id: 'id', client_secret: 'secret' });
  if (call === 'GET /api/pleroma/captcha') return Response.json({ type: 'none' });
  if (call === 'POST /oauth/token') {
    return Response.json({ access_token: 'app', token_type: 'Bearer', scope: 'read', created_at: 1 });
  }
  if (call === 'POST /api/v1/accounts') return Response.json({ error: taken }, { status: 400 });
  return new Response('', { status: 404 });
}

async function open() {
  const client = handledClient({ handle: async (request) => answer(request), storage: memoryStorage() });
  await client.instance.load();
  await client.features.load();
  const { rerender } = await show(
    <ClientProvider value={client}>
      <RegistrationSteps inviteToken={null} />
    </ClientProvider>,
  );
  await until(() => document.querySelector('button[type=submit]:not(:disabled)') !== null);
  return { reload: () => rerender(null) };
}

function field(name: string): HTMLInputElement {
  const found = document.querySelector(`input[name="${name}"]`);
  if (!(found instanceof HTMLInputElement)) throw new Error(`There is no field ${name}.`);
  return found;
}

const problemOf = (name: string) =>
  field(name).getAttribute('aria-invalid') === 'true'
    ? document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent
    : null;

async function fillsIn(): Promise<void> {
  await fillIn(field('username'), 'wren');
  await fillIn(field('fullname'), 'Wren');
  await fillIn(field('email'), 'wren@nest.example');
  await fillIn(field('password'), 'thistle seeds');
  await fillIn(field('confirm'), 'thistle seeds');
}

beforeEach(() => sessionStorage.clear());

test('what the server refuses stands at its field, until that is changed', async () => {
  await open();
  await fillsIn();
  await act(async () => document.querySelector('form')?.requestSubmit());
  await until(() => problemOf('username') !== null);
  expect(problemOf('username')).toBe('Username has already been taken');
  expect(problemOf('email')).toBe('Email has invalid format');
  await fillIn(field('username'), 'wren2');
  expect(problemOf('username')).toBeNull();
  expect(problemOf('email')).toBe('Email has invalid format');
});

test('what was written is there after a reload, without the password', async () => {
  const { reload } = await open();
  await fillsIn();
  await reload();
  expect(sessionStorage.getItem('linnet-newcomer')).not.toContain('thistle');
  await open();
  expect(['username', 'fullname', 'email'].map((name) => field(name).value)).toEqual([
    'wren',
    'Wren',
    'wren@nest.example',
  ]);
  expect(field('password').value).toBe('');
});
