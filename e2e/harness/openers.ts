import type { Locator, Page } from '@playwright/test';
import type { ControlDoor } from '@linnet/sandbox/control';
import { listOf, objectOf, textOf } from '../../tools/report/json-value';
import { callAs } from './call-as';
import { cards, cardWith } from './cards';
import { pickFiles, thumbs } from './composer-files';
import { drawnPicture } from './noted-picture';
import { textField } from './text-field';

/** A floating surface on a phone's page, and how to open it. Escape closes it, pressed `closings` times. */
export interface Opener {
  readonly name: string;
  open(page: Page): Promise<Locator>;
  readonly closings?: number;
  /** The surface is a permanent part of the page, in which something is opened. */
  readonly stays?: boolean;
}

/** The floating surfaces of one screen, which is loaded once. */
export interface Scene {
  readonly screen: string;
  /** Creates the data and resolves to the path. */
  prepare(sandbox: ControlDoor, url: string): Promise<string>;
  /** Runs on the loaded page, before the first surface is opened. */
  ready?(page: Page): Promise<void>;
  readonly openers: readonly Opener[];
}

const MINE = 'Worth a look: the teasels behind the weir.';
const ASKED = 'Does anybody still walk out past the breakwater?';
const ANSWER = 'Every morning, in two coats.';
const REMOTE = '/users/greta@signalbox.example';

const dialog = (page: Page, name: RegExp | string): Locator => page.getByRole('dialog', { name });
const question = (page: Page, name: RegExp | string): Locator => page.getByRole('alertdialog', { name });

/** Opens a surface by a button of the page. */
function byButton(button: RegExp | string, surface: (page: Page) => Locator): Opener['open'] {
  return async (page) => {
    await page.getByRole('button', { name: button }).filter({ visible: true }).first().click();
    return surface(page);
  };
}

/** Opens a surface by an entry of a menu. */
function byEntry(
  menu: RegExp | string,
  entry: RegExp | string,
  surface: (page: Page) => Locator,
): Opener['open'] {
  return async (page) => {
    await page.getByRole('button', { name: menu }).filter({ visible: true }).first().click();
    await page.getByRole('menuitem', { name: entry }).click();
    return surface(page);
  };
}

/** Opens a surface by the menu of a card. */
function inCard(text: string, entry: RegExp | string, surface: (page: Page) => Locator): Opener['open'] {
  return async (page) => {
    await cardWith(page, text).first().getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: entry }).click();
    return surface(page);
  };
}

/** Creates a post with reactions, favourites, quotes, an edit and a described picture; resolves to its id. */
async function muchAboutOne(sandbox: ControlDoor, url: string): Promise<string> {
  const { id: asked } = await sandbox.post({ as: 'bob', text: ASKED });
  await sandbox.post({ as: 'carol', text: ANSWER, inReplyTo: asked });
  const { id } = await sandbox.post({ as: 'alice', text: 'Worth a look.', inReplyTo: asked });
  await sandbox.crowd({ count: 30, name: 'walker', status: id });
  for (const [as, emoji] of [
    ['bob', '🎉'],
    ['carol', '🌿'],
    ['dave', '🎉'],
  ] as const) {
    await sandbox.act({ as, action: 'react', status: id, emoji });
  }
  await sandbox.post({ as: 'bob', text: 'Look at this.', quote: id });
  const alice = await callAs(url, 'alice');
  await alice(`/api/v1/statuses/${id}`, { method: 'PUT', body: { status: MINE } });
  return id;
}

export const scenes: readonly Scene[] = [
  {
    screen: 'a conversation',
    async prepare(sandbox, url) {
      return `/notice/${await muchAboutOne(sandbox, url)}`;
    },
    openers: [
      {
        name: 'the emoji to react with',
        async open(page) {
          await cardWith(page, MINE).getByRole('button', { name: 'React with an emoji' }).first().click();
          const picker = dialog(page, 'React with an emoji');
          await picker.getByRole('grid').waitFor();
          return picker;
        },
      },
      { name: 'who reacted', open: byButton('Who reacted', (page) => dialog(page, 'Who reacted')) },
      { name: 'who favourited', open: byButton(/favourites$/, (page) => dialog(page, 'Favourited by')) },
      { name: 'who quoted', open: byButton(/ quote$/, (page) => dialog(page, 'Quoted by')) },
      {
        name: 'what is answered',
        async open(page) {
          await cardWith(page, MINE).getByRole('button', { name: '@bob', exact: true }).first().click();
          return dialog(page, 'Reply to @bob');
        },
      },
      {
        name: 'the menu of a post',
        async open(page) {
          await cardWith(page, MINE).getByRole('button', { name: 'More actions' }).click();
          return page.getByRole('menu', { name: 'More actions' });
        },
      },
      {
        name: 'the folders of bookmarks',
        open: inCard(MINE, /^Bookmark in/, (page) => dialog(page, 'Bookmark in')),
      },
      { name: 'the edits', open: inCard(MINE, 'Edit history', (page) => dialog(page, 'Edit history')) },
      { name: 'the source', open: inCard(MINE, 'Show source text', (page) => dialog(page, 'Source text')) },
      {
        name: 'the buttons',
        open: inCard(MINE, /^Choose buttons/, (page) => dialog(page, 'Buttons under posts')),
      },
      {
        name: 'deleting a post',
        open: inCard(MINE, 'Delete post', (page) => question(page, 'Delete this post?')),
      },
      {
        name: 'writing it anew',
        open: inCard(MINE, /rewrite/, (page) => question(page, /rewrite this post/)),
      },
      { name: 'reporting a post', open: inCard(ANSWER, /^Report/, (page) => dialog(page, /^Report/)) },
    ],
  },
  {
    screen: 'home',
    async prepare(sandbox) {
      await sandbox.post({ as: 'carol', text: ANSWER });
      return '/main/friends';
    },
    openers: [
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
    screen: 'the form of a new post',
    async prepare() {
      return '/main/friends';
    },
    async ready(page) {
      await page.getByRole('button', { name: 'New post' }).click();
      const form = page.getByRole('form', { name: 'New post' });
      await textField(form).fill('Half a thought about #frost.');
      await pickFiles(form, [await drawnPicture(page, 'owl.png', { width: 40, height: 30 })]);
      await thumbs(form).first().waitFor();
    },
    openers: [
      {
        name: 'the form',
        open: async (page) => page.getByRole('form', { name: 'New post' }),
        closings: 0,
        stays: true,
      },
      {
        name: 'emoji to insert',
        async open(page) {
          await page.getByRole('button', { name: 'Insert emoji' }).click();
          await dialog(page, 'Insert emoji').getByRole('grid').waitFor();
          return dialog(page, 'Insert emoji');
        },
      },
      { name: 'stickers', open: byButton('Add sticker', (page) => dialog(page, 'Add sticker')) },
      { name: 'more ways', open: byButton('More ways to post', (page) => page.getByRole('menu')) },
      {
        name: 'people to mention',
        async open(page) {
          const field = textField(page.getByRole('form', { name: 'New post' }));
          await field.fill('Half a thought about @b');
          await field.press('End');
          await page.locator('[role=listbox] [role=option]').first().waitFor();
          return page.locator('[role=listbox]').first();
        },
      },
      {
        name: 'the description of a file',
        async open(page) {
          const form = page.getByRole('form', { name: 'New post' });
          await thumbs(form).first().click();
          await form
            .getByLabel(/Description/)
            .first()
            .waitFor();
          return form;
        },
        stays: true,
      },
      {
        name: 'a post that was begun',
        async open(page) {
          await page.keyboard.press('Escape');
          return dialog(page, 'Close the form?');
        },
      },
    ],
  },
  {
    screen: 'a profile of another server',
    async prepare(sandbox) {
      await sandbox.act({ as: 'alice', action: 'follow', target: 'greta@signalbox.example' });
      return REMOTE;
    },
    openers: [
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
    openers: [
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
    openers: [
      { name: 'deleting a list', open: byButton('Delete list', (page) => page.getByRole('alertdialog')) },
    ],
  },
  {
    screen: 'the settings of mutes and blocks',
    prepare: async () => '/settings?tab=filtering',
    openers: [
      {
        name: 'the settings',
        open: async (page) => dialog(page, 'Mutes and blocks'),
        closings: 0,
        stays: true,
      },
      { name: 'a new filter', open: byButton('New filter', (page) => dialog(page, 'New filter')) },
    ],
  },
  {
    screen: 'the settings of the profile',
    prepare: async () => '/settings?tab=profile',
    openers: [
      {
        name: 'cropping a picture',
        async open(page) {
          await page
            .getByLabel(/Avatar/)
            .and(page.locator('input[type=file]'))
            .first()
            .setInputFiles(await drawnPicture(page, 'wide.png', { width: 400, height: 200 }));
          return dialog(page, 'Crop avatar');
        },
      },
      {
        name: 'emoji for the name',
        async open(page) {
          await page.getByRole('button', { name: 'Insert emoji' }).first().click();
          await dialog(page, 'Insert emoji').getByRole('grid').waitFor();
          return dialog(page, 'Insert emoji');
        },
      },
    ],
  },
];

/** Waits until the screen of a scene is complete. */
export async function standsReady(page: Page): Promise<void> {
  await cards(page)
    .or(page.getByRole('heading', { level: 1 }))
    .first()
    .waitFor();
}
