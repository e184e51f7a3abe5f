import { parseWithParse5 } from '@linnet/richtext/parse5';
import { createCell, type Cell } from '../../kernel/cell';
import { createAccounts } from '../../accounts/accounts';
import type { PageClient } from '../../accounts/create-client';
import { notificationsOf, type Notifications } from '../../notifications';
import { lonePage } from '../browser-pages';
import { memoryStorage } from '../memory-storage';
import { tabChannels } from '../tab-channels';
import type { UnreliableNetwork } from './unreliable-network';

/** One tab. */
export interface SoakPage {
  client: PageClient;
  notifications: Notifications;
  attention: Cell<boolean>;
  /** Stops the page's live connection. */
  closePage(): void;
}

/** A browser whose tabs share storage and network. */
export interface SoakBrowser {
  /** Opens a tab; `send` replaces the unreliable network. */
  open(send?: typeof fetch): SoakPage;
  /** Tells all tabs that the network changed. */
  tellNetwork(): void;
  /** The number of listeners for network changes and for attention. */
  listeners(): number;
  /** How often each text was logged. */
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

/** A cell that keeps an object in `marks` for each of its listeners. */
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
