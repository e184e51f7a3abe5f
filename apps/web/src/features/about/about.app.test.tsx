import { screen, waitFor, within } from '@testing-library/dom';
import type { ControlDoor } from '@linnet/sandbox/control';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../testing/app/expect-accessible';
import { mainPart } from '../../testing/app/main-part';
import { openApp } from '../../testing/app/open-app';
import { openNavigation } from '../../testing/app/navigation';

const path = '/about';

const part = async (name: string) => within(await screen.findByRole('main')).findByRole('region', { name });
const hasPart = (name: string) => mainPart().queryByRole('region', { name }) !== null;
const texts = (found: readonly HTMLElement[]) => found.map(({ textContent }) => textContent);
const says = (name: string, words: string) =>
  waitFor(async () => expect((await part(name)).textContent).toContain(words));

/** The file is served with the client, where the operator has not put another in its place. */
function writesTerms(sandbox: ControlDoor, body: string): Promise<void> {
  return sandbox.fail({
    path: '^/static/terms-of-service',
    status: 200,
    body,
    contentType: 'text/html',
    times: 9,
  });
}

test('visitors read who runs the server, its rules, terms and features [1.2.026, 1.2.074, 1.6.005, 1.9.015]', async () => {
  const terms = '<h4>Terms of service</h4><p>They have not written their terms yet.</p>';
  await openApp({ path, prepare: (door) => writesTerms(door, terms) });
  await screen.findByRole('heading', { name: 'About this server', level: 1 });
  await says('The Hedge', 'people who like birds');
  const mail = within(await part('The Hedge')).getByRole('link', { name: 'hello@hedge.example' });
  expect(mail.getAttribute('href')).toBe('mailto:hello@hedge.example');
  const staff = within(await part('Staff'));
  const [administrators, moderators] = (await staff.findAllByRole('list')).map((list) => within(list));
  expect(texts(staff.getAllByRole('heading', { level: 3 }))).toEqual(['Administrators', 'Moderators']);
  expect(administrators?.getByRole('link', { name: /@alice/ }).getAttribute('href')).toBe('/users/alice');
  expect(moderators?.getByRole('link', { name: /@bob/ }).getAttribute('href')).toBe('/users/bob');
  const rules = within(await part('Rules')).getAllByRole('listitem');
  expect(texts(rules)).toEqual([
    'Be kind',
    expect.stringMatching(/^Describe your pictures.*read with our ears/),
  ]);
  await says('Terms of service', 'have not written their terms yet');
  expect(within(await part('Terms of service')).getAllByText('Terms of service')).toHaveLength(1);
  for (const words of ['Posts up to 5,000 characters', 'Files up to 16 MB', 'Emoji reactions'])
    await says('Features', words);
  await expectAccessible();
});

test('every list of the federation policy is shown with its reasons [1.2.074, 1.3.009]', async () => {
  const federationPolicies = {
    exclusions: true,
    mrf_policies: ['SimplePolicy', 'KeywordPolicy'],
    quarantined_instances: ['slow.example'],
    quarantined_instances_info: { quarantined_instances: { 'slow.example': { reason: 'it leaks' } } },
    mrf_simple: {
      accept: ['good.example'],
      reject: Array.from({ length: 20 }, (_, place) => `bad${place}.example`),
      federated_timeline_removal: ['loud.example'],
      media_nsfw: ['bare.example'],
      media_removal: ['heavy.example'],
    },
    mrf_simple_info: { reject: { 'bad3.example': { reason: 'spam, and more spam' } } },
    mrf_keyword: {
      federated_timeline_removal: ['dull'],
      reject: ['buy now'],
      replace: [{ pattern: 'colour', replacement: 'color' }],
    },
  };
  const { user } = await openApp({ path, prepare: (door) => door.settings({ federationPolicies }) });
  const federation = await part('Federation');
  await within(federation).findByText('good.example');
  const list = (title: string): HTMLElement => {
    const found = within(federation)
      .getAllByRole('group')
      .find(({ textContent }) => textContent.includes(title));
    if (found === undefined) throw new Error(`There is no list "${title}".`);
    return found;
  };
  const rows = (title: string) => texts(within(list(title)).queryAllByRole('listitem'));
  expect(rows('Active policies')).toEqual(['SimplePolicy', 'KeywordPolicy']);
  expect(rows('Only these servers are accepted')).toEqual(['good.example']);
  expect(rows('Hidden from the known network')).toEqual(['loud.example']);
  expect(rows('Media is marked as sensitive')).toEqual(['bare.example']);
  expect(rows('Media is removed')).toEqual(['heavy.example']);
  expect(rows('Quarantined')).toEqual([expect.stringMatching(/^slow\.example ?it leaks$/)]);
  expect(rows('words are hidden from the known network')).toEqual(['dull']);
  expect(rows('words are rejected')).toEqual(['buy now']);
  expect(rows('words are replaced')).toEqual(['colour becomes color']);
  expect(federation.textContent).toContain('Some servers aren’t listed here.');

  const long = list('Rejected: nothing');
  expect(within(long).queryAllByRole('listitem')).toEqual([]);
  await user.click(within(long).getByText(/^Rejected/));
  await waitFor(() => expect(within(long).getAllByRole('listitem')).toHaveLength(20));
  expect(long.textContent).toMatch(/bad3\.example ?spam, and more spam/);
  await expectAccessible();
});

test('what the operator configured is obeyed: a panel, terms elsewhere, no list of features [1.2.074]', async () => {
  await openApp({
    path,
    prepare: (door) =>
      door.settings({
        panel:
          '<p>Welcome to the Hedge.</p><script>document.title = "broken"</script><img src="/x" onerror="alert(1)">',
        frontendConfiguration: {
          showInstanceSpecificPanel: true,
          embeddedToS: false,
          showFeaturesPanel: false,
        },
      }),
  });
  const name = 'From this server’s staff';
  await says(name, 'Welcome to the Hedge.');
  const panel = await part(name);
  await waitFor(() => expect(panel.textContent.trim()).toMatch(/Welcome to the Hedge\.$/));
  expect(panel.querySelector('script, img')).toBeNull();
  const terms = within(await part('Terms of service')).getByRole('link');
  expect(terms.getAttribute('href')).toBe('/static/terms-of-service.html');
  expect(hasPart('Features')).toBe(false);
});

test('what the server does not say is left out', async () => {
  await openApp({
    path,
    prepare: async (door) => {
      await door.settings({
        rules: [],
        panel: null,
        frontendConfiguration: { showInstanceSpecificPanel: true },
      });
      await writesTerms(door, '<!doctype html><html><body>the page of the client</body></html>');
    },
  });
  await part('Features');
  await within(await part('Staff')).findAllByRole('list');
  await waitFor(() => {
    const names = ['Rules', 'Terms of service', 'From this server’s staff'];
    expect(names.filter(hasPart)).toEqual([]);
  });
});

test('a part that does not come says so, and comes when asked for again; the others are there [1.8.018]', async () => {
  const { user, sandbox } = await openApp({
    path,
    prepare: async (door) => {
      await door.fail({ path: '^/static/terms-of-service', status: 503, body: 'asleep', times: 99 });
      await door.fail({ path: '^/api/v1/accounts/bob', status: 503, body: { error: 'Asleep' }, times: 99 });
    },
  });
  const alertIn = async (name: string) => (await within(await part(name)).findByRole('alert')).textContent;
  expect(await alertIn('Terms of service')).toContain('Couldn’t load this section.');
  expect(await alertIn('Staff')).toContain('Asleep');
  await part('Rules');
  await expectAccessible();
  await sandbox.clearErrors();
  await writesTerms(sandbox, '<p>Be kind.</p>');
  await user.click(within(await part('Terms of service')).getByRole('button', { name: 'Try again' }));
  await says('Terms of service', 'Be kind.');
  await user.click(within(await part('Staff')).getByRole('button', { name: 'Try again' }));
  await within(await part('Staff')).findByRole('link', { name: /@bob/ });
});

test('without the document of the server the page says why, and asks again [1.8.018]', async () => {
  const { user, sandbox } = await openApp({
    path,
    prepare: (door) =>
      door.fail({ path: '^/api/v1/instance$', status: 500, body: { error: 'Something' }, times: 9 }),
  });
  await waitFor(() =>
    expect(mainPart().getByRole('alert').textContent).toContain('Couldn’t load this server’s details'),
  );
  await within(await part('Staff')).findAllByRole('list');
  await sandbox.reset();
  await user.click(within(mainPart().getByRole('alert')).getByRole('button', { name: 'Try again' }));
  await part('Rules');
});

test('members come here from the navigation, and can follow the staff', async () => {
  const { user } = await openApp({ as: 'carol', path: '/announcements' });
  const navigation = await openNavigation(user);
  await user.click(await navigation.findByRole('link', { name: 'About' }));
  await waitFor(() => expect(location.pathname).toBe(path));
  await within(await part('Staff')).findByRole('button', { name: /bob/i });
});

test('an alone server says so, and a private one keeps its people to itself', async () => {
  await openApp({
    path,
    prepare: async (door) => {
      await door.settings({ federating: false, private: true });
      await writesTerms(door, '<p>Be kind. <a href="https://law.example/">The law</a> holds too.</p>');
    },
  });
  await says('Federation', 'This server doesn’t exchange posts with others.');
  await says('Staff', 'people who are logged in');
  const terms = within(await part('Terms of service'));
  terms.getByRole('heading', { name: 'Terms of service', level: 2 });
  const law = await terms.findByRole('link', { name: 'The law' });
  expect(law.getAttribute('rel')).toContain('noopener');
});
