import type { Page } from '@playwright/test';

/** A screenshot: the screen, the account, and what must be there first. */
export interface Screen {
  name: string;
  /** A path, or a function that finds one on the server at `url`. */
  path: string | ((url: string) => Promise<string>);
  /** The signed-in account; a visitor without it. */
  account?: string;
  /** The selector of an element that must be visible. */
  ready: string;
  /** Called before the screenshot is taken. */
  prepare?(page: Page): Promise<void>;
}

const FIRST_CARD = 'article >> nth=0';

export const screens: readonly Screen[] = [
  { name: 'public', path: '/main/all', ready: FIRST_CARD },
  { name: 'home', path: '/main/friends', account: 'alice', ready: FIRST_CARD },
  { name: 'conversation', path: conversationPath, account: 'alice', ready: FIRST_CARD },
  { name: 'login', path: '/login', ready: 'form' },
  {
    name: 'composing',
    path: '/main/friends',
    account: 'alice',
    ready: FIRST_CARD,
    async prepare(page) {
      const text = page.getByRole('textbox').filter({ visible: true }).last();
      if ((await text.count()) > 0) await text.fill('The kettle is on. Who is around?');
    },
  },
  { name: 'unknown-page', path: '/nothing/to/see/here', ready: 'main' },
];

export const widths = [
  { name: '1440', width: 1440, height: 900 },
  { name: '1024', width: 1024, height: 768 },
  { name: '390', width: 390, height: 844 },
] as const;

export const schemes = ['dark', 'light'] as const;

/** The newest public status with a reply. */
async function conversationPath(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/v1/timelines/public?limit=40`);
  const statuses: unknown = await answer.json();
  if (!Array.isArray(statuses)) throw new Error('The public timeline is no list.');
  const withReply = statuses.find(({ replies_count: replies }) => Number(replies) > 0);
  if (withReply === undefined) throw new Error('Nobody has answered any of the newest statuses.');
  return `/notice/${String(withReply.id)}`;
}
