import { expectAccessible } from '../../../testing/page/accessible';
import type { Page } from '../../../testing/page/locator';
import { callAs } from '../../../testing/page/server';
import { signIn } from '../../../testing/page/sign-in';
import { expect, test } from '../../../testing/page/test';

const PACKS = '/administration/emoji';
const WEATHER = `${PACKS}?pack=weather`;

/** A zip archive with `hail.png` and `kiln.png`. */
const ARCHIVE =
  'UEsDBBQAAAAAAAAAIQCDFtyMAQAAAAEAAAAIAAAAaGFpbC5wbmd4UEsDBBQAAAAAAAAAIQCDFtyMAQAAAAEAAAAIAA' +
  'AAa2lsbi5wbmd4UEsBAhQDFAAAAAAAAAAhAIMW3IwBAAAAAQAAAAgAAAAAAAAAAAAAAIABAAAAAGhhaWwucG5nUEsB' +
  'AhQDFAAAAAAAAAAhAIMW3IwBAAAAAQAAAAgAAAAAAAAAAAAAAIABJwAAAGtpbG4ucG5nUEsFBgAAAAACAAIAbAAAAE' +
  '4AAAAAAA==';

const picture = (name: string) => new File(['x'], name, { type: 'image/png' });
const dialogOf = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

test('packs are listed, found by name and by shortcode, and opened', async ({ page }) => {
  await signIn(page, 'alice', PACKS);
  await expect(page.getByRole('link', { name: /^hedge/ })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search packs and shortcodes' }).fill('drizz');
  await expect(page.getByRole('link', { name: /^hedge/ })).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Search packs and shortcodes' }).fill('nothing like this');
  await expect(page.getByText('No pack found')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search packs and shortcodes' }).fill('weather');
  await page.getByRole('link', { name: /^weather/ }).click();
  await expect(page.getByRole('heading', { name: 'weather' })).toBeVisible();
  await expect(page.getByRole('button', { name: ':drizzle:' })).toBeVisible();
  await expectAccessible(page);
});

test('a pack is made; a name that is taken or no name for a folder is told [3.1.007]', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 409/);
  await signIn(page, 'alice', PACKS);
  await page.getByRole('button', { name: 'New pack' }).click();
  const dialog = dialogOf(page, 'New pack');
  await dialog.getByRole('button', { name: 'Create pack' }).click();
  await expect(dialog).toContainText('Enter a name without slashes');
  await dialog.getByLabel('Name of the pack').fill('weather');
  await dialog.getByRole('button', { name: 'Create pack' }).click();
  await expect(dialog).toContainText('A pack with this name exists already.');
  await dialog.getByLabel('Name of the pack').fill('owls');
  await dialog.getByRole('button', { name: 'Create pack' }).click();
  await expect(page.getByRole('heading', { name: 'owls' })).toBeVisible();
  await expect(page.getByText('No emoji in this pack yet')).toBeVisible();
});

test('the details of a pack are changed, and keys that nobody knows stay', async ({ page, sentTo }) => {
  await signIn(page, 'alice', WEATHER);
  await page.getByRole('button', { name: 'Edit details' }).click();
  const dialog = dialogOf(page, 'Details of weather');
  await dialog.getByLabel('Description').fill('Rain and sun');
  await dialog.getByLabel('Let other servers download this pack').click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Rain and sun')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Download pack' })).toHaveAttribute(
    'href',
    '/api/v1/pleroma/emoji/packs/archive?name=weather',
  );
  expect(sentTo(/emoji\/pack$/)).toEqual([
    { metadata: { description: 'Rain and sun', license: 'CC0-1.0', 'share-files': true } },
  ]);
});

test('shortcodes are checked while they are typed, and clashes shown before anything is sent', async ({
  page,
  sandbox,
}) => {
  await signIn(page, 'alice', WEATHER);
  await page.getByRole('button', { name: 'Add emoji' }).click();
  const dialog = dialogOf(page, 'Add emoji to weather');
  const archive = new File([Uint8Array.from(atob(ARCHIVE), (unit) => unit.charCodeAt(0))], 'set.zip');
  await dialog
    .getByLabel('Choose files')
    .setInputFiles([picture('Blue Fog.png'), picture('linnet.png'), archive]);
  await expect(dialog.getByLabel('Shortcode for Blue Fog.png')).toHaveValue('Blue_Fog');
  await expect(dialog).toContainText('An emoji of the pack hedge has this shortcode');
  await expect(dialog).toContainText('set.zip: one picture');
  await expect(dialog).toContainText(':kiln:');
  await dialog.getByRole('button', { name: 'Add 3' }).click();
  await expect(dialog.getByLabel('Shortcode for linnet.png')).toBeFocused();
  await dialog.getByLabel('Shortcode for linnet.png').fill('two words');
  await expect(dialog).toContainText('Use only letters a to z, digits, _ and -');
  await dialog.getByLabel('Shortcode for linnet.png').fill('Blue_Fog');
  await expect(dialog).toContainText('Another file in this list has this shortcode');
  await dialog.getByLabel('Shortcode for linnet.png').fill('x');
  await expect(dialog).toContainText('Some servers show only shortcodes of two or more');
  expect((await sandbox.log()).filter(({ method }) => method === 'POST')).not.toContainEqual(
    expect.objectContaining({ path: '/api/v1/pleroma/emoji/packs/files' }),
  );
  await dialog.getByRole('button', { name: 'Add 3' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Added 3 emoji.')).toBeVisible();
  await expect(page.getByRole('button', { name: ':hail:' })).toBeVisible();
});

test('pictures that are dropped on a pack are about to be added to it', async ({ page }) => {
  await signIn(page, 'alice', WEATHER);
  const tile = page.getByRole('button', { name: ':drizzle:' });
  await expect(tile).toBeVisible();
  await tile.evaluate(
    (element, files) => {
      const drop = new Event('drop', { bubbles: true, cancelable: true });
      element.dispatchEvent(Object.assign(drop, { dataTransfer: { types: ['Files'], files } }));
    },
    [picture('Fog.png'), picture('dew.png')],
  );
  const dialog = dialogOf(page, 'Add emoji to weather');
  await expect(dialog.getByLabel('Shortcode for Fog.png')).toHaveValue('Fog');
  await dialog.getByRole('button', { name: 'Add 2' }).click();
  await expect(page.getByRole('button', { name: ':dew:' })).toBeVisible();
});

test('an address is added; what the server can’t fetch stays in the list with the reason', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 500/);
  await signIn(page, 'alice', WEATHER);
  await page.getByRole('button', { name: 'Add emoji' }).click();
  const dialog = dialogOf(page, 'Add emoji to weather');
  const address = dialog.getByLabel('Or the address of a picture or zip archive');
  await address.fill('far.example/fog.png');
  await dialog.getByRole('button', { name: 'Add address' }).click();
  await expect(dialog).toContainText('Enter a whole address that begins with https://');
  for (const url of ['https://far.example/fog.png', 'https://down.example/hail.png']) {
    await address.fill(url);
    await dialog.getByRole('button', { name: 'Add address' }).click();
  }
  await dialog.getByRole('button', { name: 'Add 2' }).click();
  await expect(dialog).toContainText('The server couldn’t fetch or unpack it.');
  await expect(dialog).toContainText('One failed:');
  await expect(dialog.getByRole('button', { name: 'Add one' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Added one emoji.')).toBeVisible();
});

test('an emoji is renamed, and takes the place of another one only when told', async ({ page }) => {
  await signIn(page, 'alice', WEATHER);
  await page.getByRole('button', { name: ':drizzle:' }).click();
  const dialog = dialogOf(page, ':drizzle:');
  await dialog.getByLabel('Shortcode').fill('sunny_spell');
  await expect(dialog).toContainText('An emoji of the pack weather has this shortcode');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await expect(dialog).toHaveCount(1);
  await dialog.getByLabel('Replace the :sunny_spell: of this pack, which is lost').click();
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: ':drizzle:' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: ':sunny_spell:' })).toBeVisible();
});

test('several are selected and deleted, after they were named', async ({ page }) => {
  await signIn(page, 'alice', `${PACKS}?pack=hedge`);
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page.getByRole('button', { name: ':kiln:' }).click();
  await page.getByRole('button', { name: ':loaf:' }).click();
  await expect(page.getByText('2 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Delete 2' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete 2 emoji?' });
  await expect(question).toContainText(':kiln: and :loaf:');
  await question.getByRole('button', { name: 'Delete 2' }).click();
  await expect(page.getByRole('button', { name: ':kiln:' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: ':linnet:' })).toBeVisible();
});

test('deleting a pack names what is lost, and leads back to the list', async ({ page }) => {
  await signIn(page, 'alice', WEATHER);
  await page.getByRole('button', { name: 'Delete pack' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete the pack weather?' });
  await expect(question).toContainText('All 2 emoji are deleted with it.');
  await expect(question).toContainText(':drizzle: :sunny_spell:');
  await question.getByRole('button', { name: 'Delete pack' }).click();
  await expect(page.getByRole('link', { name: /^hedge/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^weather/ })).toHaveCount(0);
});

test('folders of the server become packs', async ({ page }) => {
  await signIn(page, 'alice', PACKS);
  await page.getByRole('button', { name: 'More for all packs' }).click();
  await page.getByRole('menuitem', { name: 'Import folders of the server' }).click();
  await page.getByRole('button', { name: 'Import folders' }).click();
  await expect(page.getByText('Imported one pack: attic')).toBeVisible();
  await expect(page.getByRole('link', { name: /^attic/ })).toBeVisible();
});

test('packs of another server are chosen, named, and taken over; what is wrong with one is told', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 500/);
  await signIn(page, 'alice', PACKS);
  await page.getByRole('link', { name: 'From another server' }).click();
  await page.getByLabel('Address of the server').fill('far.example');
  await page.getByRole('button', { name: 'Show packs' }).click();
  await expect(page.getByLabel('noshare')).toBeDisabled();
  await page.getByLabel('zzpack').click();
  await page.getByRole('button', { name: 'Take over one pack' }).click();
  const far = dialogOf(page, 'Take over packs of far.example');
  await far.getByRole('button', { name: 'Take over one pack' }).click();
  await expect(far).toContainText('its checksum isn’t the one that the other server named');
  await far.getByRole('button', { name: 'Cancel' }).click();

  await page.getByLabel('Address of the server').fill('peer.example');
  await page.getByRole('button', { name: 'Show packs' }).click();
  await page.getByRole('button', { name: 'Select all' }).click();
  await page.getByRole('button', { name: 'Take over 3 packs' }).click();
  const peer = dialogOf(page, 'Take over packs of peer.example');
  await expect(peer).toContainText('A pack named hedge is here already. It will be replaced');
  await peer.getByLabel('Name of hedge on this server').fill('bramble');
  await expect(peer.getByText(/It will be replaced/)).toHaveCount(0);
  await peer.getByRole('button', { name: 'Take over 3 packs' }).click();
  await expect(peer).toContainText('All 3 packs are here now.');
  await peer.getByRole('button', { name: 'Close' }).first().click();
  await page.getByRole('link', { name: 'All emoji packs' }).click();
  for (const name of [/^bramble/, /^hedge/, /^marsh/, /^testpack/]) {
    await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
  }
});

test('all packs of another server are selected, also those that were not loaded yet', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/status of 500/);
  await signIn(page, 'alice', `${PACKS}?from=wide.example`);
  await expect(page.getByLabel('set_9')).toHaveCount(0);
  await expect(page.getByLabel('set_1', { exact: true })).toBeVisible();
  await sandbox.hold({ path: 'packs/remote.*page=2' });
  await page.getByRole('button', { name: 'Select all' }).click();
  await expect(page.getByText('Loading all packs: 30 so far')).toBeVisible();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await sandbox.release();
  await expect(page.getByRole('button', { name: 'Take over 60 packs' })).toBeVisible();
  await sandbox.fail({ path: 'packs/remote.*page=3', status: 500 });
  await page.getByRole('button', { name: 'Select all' }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take over 60 packs' })).toBeVisible();
  await page.getByRole('button', { name: 'Select all' }).click();
  await expect(page.getByRole('button', { name: 'Take over 65 packs' })).toBeVisible();
  await expect(page.getByText(/Loading all packs/)).toHaveCount(0);
});

test('a server that doesn’t share packs, or can’t be reached, is told', async ({ page, allowConsole }) => {
  allowConsole(/status of 500/);
  await signIn(page, 'alice', `${PACKS}?from=closed.example`);
  await expect(page.getByText(/This server doesn’t share its emoji packs/)).toBeVisible();
  await page.getByLabel('Address of the server').fill('down.example');
  await page.getByRole('button', { name: 'Show packs' }).click();
  await expect(
    page.getByText(/It can’t be reached, or isn’t a server that shares emoji packs/),
  ).toBeVisible();
});

test('a pack of 520 emoji is one list: a selection holds over pages and searches, and choosing one draws one', async ({
  page,
  baseURL,
}) => {
  const alice = await callAs(baseURL, 'alice');
  const body = { url: 'https://deep.example', name: 'orchard' };
  await alice('/api/v1/pleroma/emoji/packs/download', { method: 'POST', body });
  await signIn(page, 'alice', `${PACKS}?pack=orchard`);
  await expect(page.getByText('520 emoji')).toBeVisible();
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  const search = page.getByRole('searchbox', { name: 'Search this pack' });
  const tiles = page.getByRole('region', { name: 'Emoji of orchard' }).getByRole('listitem');
  await search.fill('apple_11');
  await expect(tiles).toHaveCount(11);
  await page.getByRole('button', { name: 'Select all' }).click();
  await expect(page.getByText('11 selected')).toBeVisible();
  await search.fill('apple_52');
  await expect(tiles).toHaveCount(2);
  await page.getByRole('button', { name: 'Select all' }).click();
  await expect(page.getByText('13 selected')).toBeVisible();
  await search.fill('');
  await expect(tiles).toHaveCount(520);
  const drawn = new Set<Node>();
  const watch = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const tile = target instanceof Element ? target.closest('li') : target.parentElement?.closest('li');
      if (tile) drawn.add(tile);
    }
  });
  watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  await page.getByRole('button', { name: ':apple_1:' }).click();
  await expect(page.getByText('14 selected')).toBeVisible();
  watch.disconnect();
  expect(drawn.size).toBe(1);
  await page.getByRole('button', { name: 'Delete 14' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(':apple_520:');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Select all' }).click();
  await page.getByRole('button', { name: 'Delete 520' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('and 490 others');
});

test('a long task says how far it is, and stops after the step that is under way', async ({
  page,
  sandbox,
}) => {
  await signIn(page, 'alice', `${PACKS}?pack=hedge`);
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page.getByRole('button', { name: 'Select all' }).click();
  await sandbox.hold({ path: 'packs/files', method: 'DELETE' });
  await page.getByRole('button', { name: 'Delete 6' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete 6' }).click();
  await expect(page.getByText('0 of 6')).toBeVisible();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(page.getByText('Stopping after the one that is under way…')).toBeVisible();
  await sandbox.release();
  await expect(page.getByText(/5 weren’t tried/)).toBeVisible();
  await expect(page.getByText('5 selected')).toBeVisible();
});
