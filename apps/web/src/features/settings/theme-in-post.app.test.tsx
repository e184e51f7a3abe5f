import { beforeEach } from 'vitest';
import { readIss, writeIss } from '@linnet/theme/formats';
import type { Style } from '@linnet/theme';
import type { Page } from '../../testing/page/locator';
import { callAs, doorCommand } from '../../testing/page/server';
import { storeSettings } from '../../testing/page/settings';
import { signIn } from '../../testing/page/sign-in';
import { expect, test } from '../../testing/page/test';
import { keepTrialsOpen } from '../../testing/page/trial';
import { linkOf } from './themes/theme-link';

beforeEach(keepTrialsOpen);

const sheet = () => document.getElementById('linnet-theme')?.textContent ?? '';
const offers = (page: Page) => page.getByRole('region', { name: 'Theme in this post' });

function styleOf(text: string): Style {
  const reading = readIss(text);
  if (reading.state !== 'read') throw new Error('No style.');
  return reading.style;
}

const reed = styleOf(
  '@meta { name: Reed; author: Bob }\n@palette.Night { bg: #101820; fg: #203040; text: #d0e0f0; link: #ffb060 }',
);

/** Bob writes a post, and alice opens it. */
async function openPost(page: Page, baseURL: string, status: string): Promise<void> {
  const bob = await callAs(baseURL, 'bob');
  const { id } = (await bob('/api/v1/statuses', { method: 'POST', body: { status } })) as { id: string };
  await signIn(page, 'alice', `/notice/${id}`);
}

test('a theme in a post is tried with one click, and goes again unless it is kept', async ({
  page,
  baseURL,
}) => {
  await openPost(page, baseURL, `Try my theme: ${linkOf(reed) ?? ''}`);
  await expect(offers(page).getByText('By Bob')).toBeVisible();
  const sample = () => document.querySelector('[data-sample] style')?.textContent;
  await expect.poll(sample).toContain('--bg:#101820');
  await offers(page).getByRole('button', { name: 'Try this theme' }).click();
  await expect.poll(sheet).toContain('--bg:#101820');
  await offers(page).getByRole('button', { name: 'Undo change' }).click();
  await expect.poll(sheet).toBe('');
  await offers(page).getByRole('button', { name: 'Try this theme' }).click();
  await offers(page).getByRole('button', { name: 'Keep' }).click();
  await expect(offers(page).getByText('This is your theme.')).toBeVisible();
  await page.reload();
  await expect(offers(page).getByText('This is your theme.')).toBeVisible();
  await expect.poll(sheet).toContain('--bg:#101820');
});

test('a theme in a post of another server is tried with one click, and sets nothing but variables', async ({
  page,
  sandbox,
}) => {
  const hostile = styleOf(
    `${writeIss(reed)}\nPanel { background: url(https://evil.example/x); shadow: 0 0 1 #ffb060 }\n.x, body { display: none }`,
  );
  const link = (linkOf(hostile) ?? '').replace(location.origin, 'https://signalbox.example');
  const { id } = await sandbox.post({ as: 'greta@signalbox.example', text: `My colours: ${link}` });
  await signIn(page, 'alice', `/notice/${id}`);
  await offers(page).getByRole('button', { name: 'Try this theme' }).click();
  await expect.poll(sheet).toContain('--bg:#101820');
  const rules = [...sheet().matchAll(/([^{}]*)\{([^{}]*)\}/g)];
  expect(rules.length).toBeGreaterThan(0);
  for (const [, selector = '', lines = ''] of rules) {
    expect(selector).toMatch(/^(?::root|\.[A-Z]\w+)(?:[ ,]\.[A-Z]\w+)*$/);
    expect(lines).toMatch(/^color-scheme:(?:dark|light);(?:--\w+:[^;()]*(?:blur\([^)]*\))?;)*$/);
  }
  await offers(page).getByRole('button', { name: 'Undo change' }).click();
  await expect.poll(sheet).toBe('');
});

test('a link that was cut off or made up changes nothing', async ({ page, baseURL }) => {
  await openPost(page, baseURL, 'Look: https://nest.example/settings?tab=style#theme=x');
  await expect(offers(page).getByText('This post has a theme that can’t be read.')).toBeVisible();
  expect(sheet()).toBe('');
});

test('a theme is passed on as a post: with its link, or with its file where that is too long', async ({
  page,
}) => {
  const long = Array.from({ length: 99 }, (_, at) => ({
    component: 'Panel',
    directives: { '--one': `generic | font ${String(at)}` },
  }));
  const colours = { bg: '#101820', fg: '#203040', text: '#d0e0f0', link: '#ffb060' };
  const named = [
    { component: '@meta', directives: { name: 'Reed Bed' } },
    { component: '@palette', variant: 'Night', directives: colours },
  ];
  const write = async (styleCustomData: readonly object[]) => {
    await storeSettings(page, { styleCustomData });
    await page.goto('/settings?tab=theme');
    await page.getByRole('button', { name: 'Write post' }).click();
  };
  await signIn(page, 'alice');
  await write(named);
  const field = page.getByRole('dialog').getByRole('textbox', { name: 'What’s on your mind?' });
  await expect(field).toHaveValue(/^Try my theme “Reed Bed”: https?:.*#theme=/);
  await write([...named, ...long]);
  await expect(field).toHaveValue('Try my theme “Reed Bed”');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'reed-bed.iss, 1 of 1' })).toBeVisible();
});

test('a theme that is attached as a file is loaded and can be tried', async ({ page, baseURL }) => {
  const { token } = await doorCommand(baseURL, 'session', { account: 'bob' });
  const headers = { authorization: `Bearer ${String(token)}` };
  const upload = new FormData();
  upload.set('file', new File([writeIss(reed)], 'reed.iss'));
  const media = await fetch(`${baseURL}/api/v1/media`, { method: 'POST', headers, body: upload });
  const post = new FormData();
  post.set('status', 'My theme');
  post.append('media_ids[]', ((await media.json()) as { id: string }).id);
  const posted = await fetch(`${baseURL}/api/v1/statuses`, { method: 'POST', headers, body: post });
  await signIn(page, 'alice', `/notice/${((await posted.json()) as { id: string }).id}`);
  await offers(page).getByRole('button', { name: 'Try this theme' }).click();
  await expect.poll(sheet).toContain('--bg:#101820');
  await expect(offers(page).getByText('Reed', { exact: true })).toBeVisible();
});
