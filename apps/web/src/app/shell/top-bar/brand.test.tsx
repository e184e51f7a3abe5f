import { act } from 'react';
import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ClientProvider } from '../../../platform/client/client-provider';
import { signalFirstContent } from '../../../platform/start/first-content';
import { show } from '../../../testing/show';
import { testClient } from '../../../testing/test-client';
import { until } from '../../../testing/until';
import { Brand } from './brand';

async function brandOf(config: object) {
  const client = testClient({
    answers: {
      'GET /api/v1/instance': { title: 'Birch', version: '2.7.2 (compatible; Pleroma 2.9.0)' },
      'GET /static/config.json': config,
    },
  });
  await client.instance.load();
  const { container } = await show(
    <ClientProvider value={client}>
      <Brand />
    </ClientProvider>,
  );
  signalFirstContent();
  await until(() => container.querySelector('a svg, a img') !== null);
  const link = container.querySelector('a');
  if (!link) throw new Error('There is no way to the start page.');
  return { link, logo: () => link.querySelector('img') };
}

test('shows the name of the instance and leads to its start page', async () => {
  const { link } = await brandOf({});
  expect(link.getAttribute('href')).toBe('/');
  expect(link.textContent).toBe('Birch');
});

test('keeps the accessible name when the operator hides the visible one', async () => {
  const { link } = await brandOf({ hideSitename: true });
  expect(link.textContent).toBe('');
  expect(link.getAttribute('aria-label')).toBe('Birch');
});

test('fills a logo that is a mask with the colour of the theme', async () => {
  const { logo } = await brandOf({ logo: '/static/birch.svg', logoMask: true, logoMargin: '.2em' });
  expect(logo()?.parentElement?.style.maskImage).toContain('/static/birch.svg');
  expect(logo()?.parentElement?.style.paddingBlock).toBe('.2em');
});

test('shows a coloured logo as it is', async () => {
  const { logo } = await brandOf({ logo: '/static/birch.png', logoMask: false });
  expect(logo()?.getAttribute('src')).toBe('/static/birch.png');
  expect(logo()?.parentElement?.style.maskImage).toBe('');
});

/** What the server has at the address of the logo that comes with us. */
function serves(drawing: string) {
  const headers = { 'content-type': 'image/svg+xml' };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(drawing, { headers })));
  onTestFinished(() => void vi.unstubAllGlobals());
}

test('shows the picture with which the operator replaced our logo', async () => {
  serves('<svg xmlns="http://www.w3.org/2000/svg"><circle r="7"/></svg>');
  const { logo } = await brandOf({ logo: '/static/logo.svg' });
  expect(logo()?.getAttribute('src')).toBe('/static/logo.svg');
});

test('draws our logo for the stock picture', async () => {
  serves(readFileSync('apps/web/public/static/logo.svg', 'utf8'));
  const { link, logo } = await brandOf({ logo: '/static/logo.svg' });
  expect(logo()).toBeNull();
  expect(link.querySelector('svg')).not.toBeNull();
});

test('draws our logo when the operator’s fails to load', async () => {
  const { link, logo } = await brandOf({ logo: '/static/gone.svg' });
  await act(async () => void logo()?.dispatchEvent(new Event('error')));
  expect(logo()).toBeNull();
  expect(link.querySelector('svg')).not.toBeNull();
});
