import type { RichMention } from '@linnet/richtext';
import { beforeAll, expect, test } from 'vitest';
import { ClientProvider } from '../../platform/client/client-provider';
import { signalFirstContent } from '../../platform/start/first-content';
import { show } from '../../testing/show';
import { testClient, wrenSignedIn } from '../../testing/test-client';
import { until } from '../../testing/until';
import { MentionLink } from './lazy-inline-parts';

beforeAll(async () => {
  await import('./inline-parts');
  signalFirstContent();
});

const local: RichMention = {
  kind: 'mention',
  id: 'a2',
  acct: 'robin',
  username: 'robin',
  url: 'https://nest.example/users/robin',
};
const remote: RichMention = {
  kind: 'mention',
  id: 'a3',
  acct: 'orla@birch.example',
  username: 'orla',
  url: 'https://birch.example/@orla',
};
const you: RichMention = { ...local, id: 'a1', acct: 'wren', username: 'wren' };

async function shown(mention: RichMention, settings: object = {}) {
  const client = testClient({
    records: { ...wrenSignedIn, 'linnet-settings': JSON.stringify(settings) },
    answers: {
      'GET /api/v1/accounts/verify_credentials': {
        id: 'a1',
        username: 'wren',
        acct: 'wren',
        url: 'https://nest.example/users/wren',
        avatar: 'https://nest.example/wren.png',
      },
    },
  });
  await client.session.verify();
  const { container } = await show(
    <ClientProvider value={client}>
      <MentionLink mention={mention} />
    </ClientProvider>,
  );
  await until(() => container.querySelector('a') !== null);
  const link = () => container.querySelector('a');
  return { place: container, link, words: () => link()?.textContent };
}

test('leads to the page of a person: by name, of other servers by id [2.2.019, 2.2.020]', async () => {
  expect((await shown(local)).link()?.getAttribute('href')).toBe('/users/robin');
  expect((await shown(remote)).link()?.getAttribute('href')).toBe('/users/$a3');
});

test.each([
  ['short', '@robin', '@orla'],
  ['full_for_remote', '@robin', '@orla@birch.example'],
  ['full', '@robin@nest.example', '@orla@birch.example'],
])('%s names are read as chosen [2.3.022]', async (mentionLinkDisplay, ofLocal, ofRemote) => {
  const near = await shown(local, { mentionLinkDisplay });
  await until(() => near.words() === ofLocal);
  const far = await shown(remote, { mentionLinkDisplay });
  await until(() => far.words() === ofRemote);
  expect(far.link()?.title).toBe('@orla@birch.example');
});

test('the full name on pointing can be left out', async () => {
  const { link } = await shown(remote, { mentionLinkShowTooltip: false });
  await until(() => link()?.hasAttribute('title') === false);
  expect(link()?.textContent).toBe('@orla');
});

test('the server’s part fades, unless that is not wanted', async () => {
  const faded = await shown(remote, { mentionLinkDisplay: 'full' });
  await until(() => faded.link()?.querySelector('span[class]')?.textContent === '@birch.example');
  const plain = await shown(remote, { mentionLinkDisplay: 'full', mentionLinkFadeDomain: false });
  await until(() => plain.words() === '@orla@birch.example');
  expect(plain.link()?.querySelector('span[class]')).toBeNull();
});

test('one’s own name is bold, and marked by words for those who want that', async () => {
  const bold = await shown(you);
  const others = await shown(local);
  await until(() => bold.link()?.className !== others.link()?.className);
  const plain = await shown(you, { mentionLinkBoldenYou: false, mentionLinkShowYous: true });
  await until(() => plain.words() === '@wren (You)');
  expect(plain.link()?.className).toBe(others.link()?.className);
});

test('a face stands before the name where it is known, and an icon for the sign', async () => {
  const { link } = await shown(you, { mentionLinkShowAvatar: true, useAtIcon: true });
  await until(() => link()?.querySelector('img')?.getAttribute('src') === 'https://nest.example/wren.png');
  expect(link()?.querySelector('[role="img"]')?.getAttribute('aria-label')).toBe('@');
  expect(link()?.textContent).toBe('wren');
  const unknown = await shown(remote, { mentionLinkShowAvatar: true });
  await until(() => unknown.words() === '@orla');
  expect(unknown.link()?.querySelector('img')).toBeNull();
});
