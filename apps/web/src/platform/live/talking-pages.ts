import type { OtherPages, TalkingPages } from '@linnet/domain';

/**
 * Messages between the tabs of this browser; null when it lacks broadcast channels or the locks to elect the leading
 * tab.
 */
export function talkingPages({ alone }: Pick<OtherPages, 'alone'>): TalkingPages | null {
  const locks: LockManager | undefined = navigator.locks;
  if (locks === undefined || typeof BroadcastChannel === 'undefined') return null;
  return {
    alone,
    channel(name, hear) {
      const channel = new BroadcastChannel(name);
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => hear(data));
      let isOpen = true;
      return {
        say(message) {
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
