import { parseWithParse5 } from '@linnet/richtext/parse5';
import { createCell, type Cell } from '../../kernel/cell';
import { createAccounts } from '../../accounts/accounts';
import type { PageClient } from '../../accounts/create-client';
import { notificationsOf, type Notifications } from '../../notifications';
import { lonePage } from '../browser-pages';
import { memoryStorage } from '../remembered-storage';
import { tabChannels } from '../tab-channels';
import type { UnreliableNetwork } from './shaky-net';

/** One tab. */
export interface SoakPage {
  client: PageClient;
  notifications: Notifications;
  attention: Cell<boolean>;
  /** The person goes away. */
  closePage(): void;
}

/** A browser with its tabs, which have one network. */
export interface SoakBrowser {
  /** `send`: past the network. */
  open(send?: typeof fetch): SoakPage;
  /** The network is back, or another one. */
  tellNetwork(): void;
  /** Those who listen to the network, and to whether somebody looks. */
  listeners(): number;
  /** What was logged as warning or error, by its words, with how often. */
  logged: ReadonlyMap<string, number>;
}

export function createSoakBrowser(net: UnreliableNetwork, base: string): SoakBrowser {
  const storage = memoryStorage();
  const browser = tabChannels();
  const network = new Set<() => void>();
  const attentionListeners = new Set<object>();
  const logged = new Map<string, number>();
  let keys = 0;

  function open(send = net.fetch): SoakPage {
    const attention = countListeners(createCell(true), attentionListeners);
    const { pages } = browser.open();
    const { shown } = createAccounts({
      baseUrl: base,
      origin: base,
      fetch: send,
      openSocket: net.openSocket,
      storage,
      parseHtml: parseWithParse5,
      now: () => Date.now(),
      newKey: () => `key-${(keys += 1)}`,
      log: (_level, what) => void logged.set(what, (logged.get(what) ?? 0) + 1),
      forWriting: () => Promise.resolve(lonePage()),
      forLive: () =>
        Promise.resolve({
          pages,
          attention,
          onNetwork(listener) {
            network.add(listener);
            return () => network.delete(listener);
          },
        }),
    });
    const client = shown.get();
    return {
      client,
      notifications: notificationsOf(client),
      attention,
      closePage() {
        client.live.stop();
      },
    };
  }

  return {
    open,
    tellNetwork() {
      for (const listener of [...network]) listener();
    },
    listeners: () => network.size + attentionListeners.size,
    logged,
  };
}

/** The same, with a mark in `marks` for each who listens. */
function countListeners<T>(cell: Cell<T>, marks: Set<object>): Cell<T> {
  return {
    ...cell,
    subscribe(listener) {
      const mark = {};
      marks.add(mark);
      const leave = cell.subscribe(listener);
      return () => {
        marks.delete(mark);
        leave();
      };
    },
  };
}
