import type { Page } from '@playwright/test';
import type { Screen } from '../screenshots/screens';

const FIRST_CARD = 'article >> nth=0';
const HEADING = 'h1 >> nth=0';

const press = (page: Page, name: RegExp | string) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click();

const settings = (tab: string): Screen => ({
  name: `settings-${tab}`,
  path: `/settings?tab=${tab}`,
  account: 'alice',
  ready: HEADING,
});

const administration = (part: string): Screen => ({
  name: `administration${part.replace('/', '-')}`,
  path: `/administration${part}`,
  account: 'alice',
  ready: HEADING,
});

const page = (name: string, path: string, ready = HEADING): Screen => ({
  name,
  path,
  account: 'alice',
  ready,
});

/** The screens on which translations are proofread: opened in English, then shown in each language. */
export const languageScreens: readonly Screen[] = [
  page('home', '/main/friends', FIRST_CARD),
  {
    ...page('composing', '/main/friends', FIRST_CARD),
    async prepare(at) {
      if ((at.viewportSize()?.width ?? 0) < 800) await press(at, 'New post');
      const form = at.getByRole('form', { name: 'New post' });
      await form
        .getByRole('textbox', { name: 'What’s on your mind?' })
        .fill('The kettle is on. Who is around?');
    },
  },
  {
    ...page('menu-of-a-post', '/main/friends', FIRST_CARD),
    async prepare(at) {
      await press(at, 'More actions');
      await at.getByRole('menu').waitFor();
    },
  },
  {
    ...page('command-bar', '/main/friends', FIRST_CARD),
    async prepare(at) {
      await at.keyboard.press('Control+k');
      await at.getByRole('option').first().waitFor();
    },
  },
  {
    ...page('keys', '/main/friends', FIRST_CARD),
    async prepare(at) {
      await at.keyboard.press('?');
      await at.getByRole('dialog').waitFor();
    },
  },
  page('notifications', '/alice/notifications'),
  page('profile', '/users/bob'),
  page('search', '/search?query=hedge'),
  page('lists', '/lists'),
  page('chats', '/users/alice/chats'),
  page('messages', '/users/alice/messages'),
  page('drafts', '/drafts'),
  settings('general'),
  settings('appearance'),
  settings('composing'),
  settings('filtering'),
  settings('security'),
  settings('theme'),
  settings('style'),
  administration(''),
  administration('/reports'),
  administration('/people'),
  administration('/emoji'),
  { name: 'login', path: '/login', ready: 'main form' },
  { name: 'registration', path: '/registration', ready: 'main form' },
  { name: 'about', path: '/about', ready: HEADING },
];
