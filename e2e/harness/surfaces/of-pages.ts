import { listOf, objectOf, textOf } from '../../../tools/report/json-value';
import { callAs } from '../call-as';
import { byButton, byEntry, dialog, question, type SurfaceScreen } from './surface';

export const pageScreens: readonly SurfaceScreen[] = [
  {
    screen: 'home',
    async prepare(sandbox) {
      await sandbox.post({ as: 'carol', text: 'Every morning, in two coats.' });
      return '/main/friends';
    },
    surfaces: [
      { name: 'other timelines', open: byButton(/^Home/, (page) => page.getByRole('menu')) },
      {
        name: 'quick filters',
        open: byButton(/^(Filter posts|Some posts)/, (page) => dialog(page, 'Filter posts')),
      },
      { name: 'the drawer', open: byButton('Menu', (page) => dialog(page, 'Menu')) },
      { name: 'the notifications', open: byButton(/notification/i, (page) => dialog(page, 'Notifications')) },
      {
        name: 'the kinds of notification',
        async open(page) {
          await page
            .getByRole('button', { name: /notification/i })
            .first()
            .click();
          await dialog(page, 'Notifications').getByRole('button', { name: 'Kinds of notification' }).click();
          return dialog(page, 'Kinds of notification');
        },
        closings: 2,
      },
      {
        name: 'logging out',
        async open(page) {
          await page.getByRole('button', { name: 'Menu' }).click();
          await page.getByRole('button', { name: 'Log out' }).click();
          return question(page, 'Log out?');
        },
        closings: 2,
      },
      {
        name: 'the keys',
        async open(page) {
          await page.keyboard.press('?');
          return dialog(page, 'Keyboard shortcuts');
        },
      },
      {
        name: 'the command bar',
        async open(page) {
          await page.keyboard.press('Control+k');
          await dialog(page, 'Command bar').getByRole('combobox').fill('set');
          await page.getByRole('option').first().waitFor();
          return dialog(page, 'Command bar');
        },
      },
    ],
  },
  {
    screen: 'a profile of another server',
    async prepare(sandbox) {
      await sandbox.act({ as: 'alice', action: 'follow', target: 'greta@signalbox.example' });
      return '/users/greta@signalbox.example';
    },
    surfaces: [
      {
        name: 'what can be done about somebody',
        open: byButton(/^Actions for/, (page) => page.getByRole('menu')),
      },
      { name: 'lists', open: byEntry(/^Actions for/, 'Lists…', (page) => dialog(page, /^Lists with/)) },
      { name: 'muting', open: byEntry(/^Actions for/, /for a while/, (page) => dialog(page, /^Mute/)) },
      { name: 'blocking', open: byEntry(/^Actions for/, /^Block$/, (page) => question(page, /^Block/)) },
      {
        name: 'blocking a server',
        open: byEntry(/^Actions for/, /^Block /, (page) => question(page, /^Block /)),
      },
      { name: 'reporting', open: byEntry(/^Actions for/, /^Report/, (page) => dialog(page, /^Report/)) },
    ],
  },
  {
    screen: 'bookmarks',
    async prepare(_, url) {
      const alice = await callAs(url, 'alice');
      const made = await alice('/api/v1/pleroma/bookmark_folders', {
        method: 'POST',
        body: { name: 'Knots, bends and everything else that is tied' },
      });
      return `/bookmarks/${textOf(objectOf(made)['id'])}`;
    },
    surfaces: [
      { name: 'folders', open: byButton('Folders', (page) => page.getByRole('menu', { name: 'Folders' })) },
      {
        name: 'a folder’s form',
        open: byEntry('Folders', 'Edit folder', (page) => dialog(page, 'Edit folder')),
      },
      {
        name: 'a folder’s emoji',
        async open(page) {
          await page.getByRole('button', { name: 'Folders' }).click();
          await page.getByRole('menuitem', { name: 'New folder' }).click();
          await dialog(page, 'New folder').getByRole('button', { name: 'Emoji' }).click();
          await dialog(page, 'Choose an emoji').getByRole('grid').waitFor();
          return dialog(page, 'Choose an emoji');
        },
        closings: 2,
      },
      {
        name: 'deleting a folder',
        open: byEntry('Folders', 'Delete folder', (page) => page.getByRole('alertdialog')),
      },
    ],
  },
  {
    screen: 'a list',
    async prepare(_, url) {
      const lists = listOf(await (await callAs(url, 'alice'))('/api/v1/lists')).map(objectOf);
      return `/lists/${textOf(lists.find(({ title }) => title === 'Birds')?.['id'])}/edit`;
    },
    surfaces: [
      { name: 'deleting a list', open: byButton('Delete list', (page) => page.getByRole('alertdialog')) },
    ],
  },
];
