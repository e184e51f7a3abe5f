import type { LiveEnvironment, OtherPages, TabChannels } from '@linnet/domain';
import { onEvents } from '../browser/on-events';
import { otherPages } from '../writing/other-pages';

/** Messages between the tabs of this browser; null when it lacks broadcast channels or locks. */
export function tabChannels({ withLock }: Pick<OtherPages, 'withLock'>): TabChannels | null {
  const locks: LockManager | undefined = navigator.locks;
  if (locks === undefined || typeof BroadcastChannel === 'undefined') return null;
  return {
    withLock,
    channel(name, listener) {
      const channel = new BroadcastChannel(name);
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => listener(data));
      let isOpen = true;
      return {
        send(message) {
          // The browser throws when the channel is closed; messages after that are dropped.
          if (isOpen) channel.postMessage(message);
        },
        close() {
          isOpen = false;
          channel.close();
        },
      };
    },
  };
}

/** The browser's side of live updates. */
export const liveEnvironment: LiveEnvironment = {
  pages: tabChannels(otherPages),
  attention: {
    get: () => document.visibilityState === 'visible',
    subscribe: (listener) => onEvents(document, ['visibilitychange'], listener),
  },
  onNetwork: (listener) => onEvents(window, ['online'], listener),
};
