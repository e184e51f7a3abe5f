import type { StatusId } from '@linnet/api';
import type { Client } from '@linnet/domain';
import { onTestFinished, vi } from 'vitest';
// Imported ahead, so that tests don't wait for lazy code.
import '../blocks/status/card-parts';
import '../blocks/status-actions/account-actions';
import '../blocks/status-actions/dialogs/status-dialog-view';
import '../ui/floating/floating-parts';
import { PageKeysHost } from '../blocks/keys/page-keys-host';
import { StatusDialogs } from '../blocks/status-actions/dialogs/status-dialogs';
import { StatusCard } from '../blocks/status/status-card';
import { ClientProvider } from '../platform/client/client-provider';
import { SlotsProvider } from '../platform/slots/slots';
import { show } from './show';
import { testClient, wrenSignedIn, type TestAnswers } from './test-client';

// A whole card with its dialogs takes long to render on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

export const cardId = 's1' as StatusId;

const account = (id: string, username: string) => ({
  id,
  username,
  acct: username,
  display_name: username,
  url: `https://nest.example/users/${username}`,
});

/** Waits until the condition holds, with a long timeout for busy machines. */
export async function eventually(condition: () => boolean): Promise<void> {
  await vi.waitUntil(condition, { interval: 5, timeout: 10_000 });
}

/** A status by robin, as the test's server sends it. */
export function cardStatus(changes: object = {}): object {
  return {
    id: cardId,
    uri: 'https://nest.example/objects/s1',
    url: 'https://nest.example/notice/s1',
    account: account('robin', 'robin'),
    content: '<p>a song at dawn</p>',
    created_at: '2026-11-20T09:00:00.000Z',
    visibility: 'public',
    ...changes,
  };
}

/** The account of wren, the viewer. */
export const ownAccount = account('a1', 'wren');

const features = [
  'pleroma_api',
  'mastodon_api',
  'editing',
  'pleroma:get:main/ostatus',
  'pleroma:bookmark_folders',
];
const instance = {
  title: 'Nest',
  version: '2.7.2 (compatible; Pleroma 2.7.0)',
  pleroma: { metadata: { features } },
};

interface ShownCard {
  readonly client: Client;
  /** May be changed while the test runs. */
  readonly answers: TestAnswers;
  readonly card: HTMLElement;
  /** The only element with this role and this name or text; undefined when there is none. */
  readonly find: (role: string, words: string | RegExp) => HTMLElement | undefined;
  /** Waits for the element and clicks it. */
  readonly press: (role: string, words: string | RegExp) => Promise<void>;
  /** Presses a key while the card has the focus. */
  readonly pressKey: (key: string) => void;
}

interface CardOptions {
  readonly status?: object;
  readonly visitor?: boolean;
  readonly answers?: TestAnswers;
  /** Called before the card is shown. */
  readonly prepare?: (client: Client) => void;
}

/** Shows one card as on a page, with a Pleroma server; wren is the viewer unless the options say that there is none. */
export async function showCard(options: CardOptions = {}): Promise<ShownCard> {
  const { status = cardStatus(), visitor = false, prepare } = options;
  const answers: TestAnswers = {
    'GET /api/v1/instance': instance,
    'GET /api/v2/instance': instance,
    'GET /api/v1/accounts/verify_credentials': ownAccount,
    'GET /api/v1/timelines/public': [status],
    ...options.answers,
  };
  const client = testClient({ answers, records: visitor ? {} : wrenSignedIn });
  await client.session.verify();
  await client.instance.load();
  await client.features.load();
  await client.feeds.get({ kind: 'public' }).open();
  prepare?.(client);
  await show(
    <ClientProvider value={client}>
      <SlotsProvider value={{ InlineForm: () => null, SharedTheme: () => null }}>
        <main>
          <StatusCard id={cardId} />
        </main>
        <PageKeysHost />
        <StatusDialogs />
      </SlotsProvider>
    </ClientProvider>,
  );
  // Lazy parts load outside of `act`: React runs as on a page, and tests wait for the result.
  setActEnvironment(false);
  onTestFinished(() => setActEnvironment(true));
  // The actions load after the text.
  await eventually(() => document.querySelector('article button[aria-haspopup="menu"]') !== null);
  const find = (role: string, words: string | RegExp) =>
    [...document.querySelectorAll<HTMLElement>(selectors[role] ?? `[role="${role}"]`)].find((one) =>
      [one.getAttribute('aria-label'), one.textContent].some((said) => matches(said ?? '', words)),
    );
  const card = document.querySelector<HTMLElement>('article');
  if (card === null) throw new Error('No card stands.');
  return {
    client,
    answers,
    card,
    find,
    async press(role, words) {
      (await vi.waitUntil(() => find(role, words), { interval: 5, timeout: 10_000 })).click();
    },
    pressKey(key) {
      card.focus();
      card.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    },
  };
}

function setActEnvironment(forTests: boolean): void {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: forTests });
}

const selectors: Readonly<Record<string, string>> = {
  button: 'button',
  link: 'a',
  dialog: '[role="dialog"], [role="alertdialog"]',
};

function matches(said: string, words: string | RegExp): boolean {
  return typeof words === 'string' ? said === words : words.test(said);
}
