import type { Locator, Page } from '@playwright/test';
import type { ControlDoor } from '@linnet/sandbox/control';
import { callAs } from '../call-as';
import { cardWith } from '../cards';
import { byButton, dialog, question, type Surface, type SurfaceScreen } from './surface';

const MINE = 'Worth a look: the teasels behind the weir.';
const ASKED = 'Does anybody still walk out past the breakwater?';
const ANSWER = 'Every morning, in two coats.';

/** Opens a surface by the menu of a card. */
function inCard(text: string, entry: RegExp | string, surface: (page: Page) => Locator): Surface['open'] {
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

export const conversationScreens: readonly SurfaceScreen[] = [
  {
    screen: 'a conversation',
    async prepare(sandbox, url) {
      return `/notice/${await muchAboutOne(sandbox, url)}`;
    },
    surfaces: [
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
];
