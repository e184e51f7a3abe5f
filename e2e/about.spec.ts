import type { Page } from '@playwright/test';
import type { ControlDoor } from '@linnet/sandbox/control';
import { expectAccessible } from './harness/expect-accessible';
import { openPlaces } from './harness/places';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';

const part = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true });

/** The file is served with the client, where the operator has not put another in its place. */
async function writesTerms(sandbox: ControlDoor, body: string): Promise<void> {
  await sandbox.fail({
    path: '^/static/terms-of-service',
    status: 200,
    body,
    contentType: 'text/html',
    times: 9,
  });
}

async function opens(page: Page): Promise<void> {
  await page.goto('/about');
  await expect(page.getByRole('heading', { name: 'About this server', level: 1 })).toBeVisible();
}

test('visitors read who runs the server, its rules, terms and features [1.2.026, 1.2.074, 1.6.005, 1.9.015]', async ({
  page,
}) => {
  await opens(page);
  await expect(part(page, 'The Hedge')).toContainText('people who like birds');
  await expect(part(page, 'The Hedge').getByRole('link', { name: 'hello@hedge.example' })).toHaveAttribute(
    'href',
    'mailto:hello@hedge.example',
  );
  const staff = part(page, 'Staff');
  const headings = staff.getByRole('heading', { level: 3 });
  await expect(headings).toHaveText(['Administrators', 'Moderators']);
  const lists = staff.getByRole('list');
  await expect(lists.nth(0).getByRole('link', { name: '@alice' })).toHaveAttribute('href', '/users/alice');
  await expect(lists.nth(1).getByRole('link', { name: '@bob' })).toHaveAttribute('href', '/users/bob');
  await expect(part(page, 'Rules').getByRole('listitem')).toHaveText([
    'Be kind',
    /^Describe your pictures.*read with our ears/,
  ]);
  await expect(part(page, 'Terms of service')).toContainText('have not written their terms yet');
  await expect(part(page, 'Terms of service').getByText('Terms of service')).toHaveCount(1);
  const features = part(page, 'Features');
  await expect(features).toContainText('Posts of up to 5,000 characters');
  await expect(features).toContainText('Files of up to 16 MB');
  await expect(features).toContainText('Emoji reactions');
  await expectAccessible(page);
});

test('every list of the federation policy is shown with its reasons [1.2.074, 1.3.009]', async ({
  page,
  sandbox,
}) => {
  await sandbox.settings({
    federationPolicies: {
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
    },
  });
  await opens(page);
  const federation = part(page, 'Federation');
  const list = (title: string) => federation.getByRole('group').filter({ hasText: title });
  await expect(list('Policies in force').getByRole('listitem')).toHaveText(['SimplePolicy', 'KeywordPolicy']);
  await expect(list('Only these servers are heard').getByRole('listitem')).toHaveText('good.example');
  await expect(list('Left out of the known network').first().getByRole('listitem')).toHaveText(
    'loud.example',
  );
  await expect(list('Media are marked as sensitive').getByRole('listitem')).toHaveText('bare.example');
  await expect(list('Media are taken away').getByRole('listitem')).toHaveText('heavy.example');
  await expect(list('Quarantined').getByRole('listitem')).toHaveText('slow.example it leaks');
  await expect(list('words are left out').getByRole('listitem')).toHaveText('dull');
  await expect(list('words are rejected').getByRole('listitem')).toHaveText('buy now');
  await expect(list('words are replaced').getByRole('listitem')).toHaveText('colour becomes color');
  await expect(federation).toContainText('Some servers are kept out of these lists.');

  const long = list('Rejected: nothing');
  await expect(long.getByRole('listitem')).toHaveCount(0);
  await long.getByText('Rejected').click();
  await expect(long.getByRole('listitem')).toHaveCount(20);
  await expect(long).toContainText('bad3.example spam, and more spam');
  await expectAccessible(page);
});

test('what the operator configured is obeyed: a panel, terms elsewhere, no list of features [1.2.074]', async ({
  page,
  sandbox,
}) => {
  await sandbox.settings({
    panel:
      '<p>Welcome to the Hedge.</p><script>document.title = "broken"</script><img src="/x" onerror="alert(1)">',
    frontendConfiguration: {
      showInstanceSpecificPanel: true,
      embeddedToS: false,
      showFeaturesPanel: false,
    },
  });
  await opens(page);
  const panel = part(page, 'From those who run this server');
  await expect(panel).toHaveText('Welcome to the Hedge.');
  await expect(panel.locator('script, img')).toHaveCount(0);
  await expect(part(page, 'Terms of service').getByRole('link')).toHaveAttribute(
    'href',
    '/static/terms-of-service.html',
  );
  await expect(part(page, 'Features')).toHaveCount(0);
});

test('what the server does not say is left out', async ({ page, sandbox }) => {
  await sandbox.settings({
    rules: [],
    panel: null,
    frontendConfiguration: { showInstanceSpecificPanel: true },
  });
  await writesTerms(sandbox, '<!doctype html><html><body>the page of the client</body></html>');
  await opens(page);
  await expect(part(page, 'Features')).toBeVisible();
  await expect(part(page, 'Staff').getByRole('list').first()).toBeVisible();
  for (const name of ['Rules', 'Terms of service', 'From those who run this server']) {
    await expect(part(page, name)).toHaveCount(0);
  }
});

test('a part that does not come says so, and comes when asked for again; the others are there [1.8.018]', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/status of 503|could not be loaded/);
  await sandbox.fail({ path: '^/static/terms-of-service', status: 503, body: 'asleep' });
  await sandbox.fail({ path: '^/api/v1/accounts/bob', status: 503, body: { error: 'Asleep' } });
  await opens(page);
  const terms = part(page, 'Terms of service');
  const staff = part(page, 'Staff');
  await expect(terms.getByRole('alert')).toContainText('This part did not come.');
  await expect(staff.getByRole('alert')).toContainText('Asleep');
  await expect(part(page, 'Rules')).toBeVisible();
  await expectAccessible(page);
  await terms.getByRole('button', { name: 'Try again' }).click();
  await expect(terms).toContainText('have not written');
  await staff.getByRole('button', { name: 'Try again' }).click();
  await expect(staff.getByRole('link', { name: '@bob' })).toBeVisible();
});

test('without the document of the server the page says why, and asks again [1.8.018]', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/status of 500|could not be loaded/);
  await sandbox.fail({ path: '^/api/v1/instance$', status: 500, body: { error: 'Something' }, times: 9 });
  await opens(page);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('What the server says of itself did not come');
  await expect(part(page, 'Staff').getByRole('list').first()).toBeVisible();
  await sandbox.reset();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(part(page, 'Rules')).toBeVisible();
});

test('members come here from the navigation, and can follow the staff', async ({ page }) => {
  await signIn(page, 'carol');
  await (await openPlaces(page)).getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(part(page, 'Staff').getByRole('button', { name: /bob/i })).toBeVisible();
});

test('an alone server says so, and a private one keeps its people to itself', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/status of 40[13]/);
  await sandbox.settings({ federating: false, private: true });
  await writesTerms(sandbox, '<p>Be kind. <a href="https://law.example/">The law</a> holds too.</p>');
  await opens(page);
  await expect(part(page, 'Federation')).toContainText('This server does not talk to others.');
  await expect(part(page, 'Staff')).toContainText('members only');
  const terms = part(page, 'Terms of service');
  await expect(terms.getByRole('heading', { name: 'Terms of service', level: 2 })).toBeVisible();
  await expect(terms.getByRole('link', { name: 'The law' })).toHaveAttribute('rel', /noopener/);
});
