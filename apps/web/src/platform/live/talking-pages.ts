import type { OtherPages, TalkingPages } from '@linnet/domain';

/** How the tabs of this browser talk; null where it lacks what that takes: channels, or locks to agree who leads. */
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
          // The browser throws once it is closed; what was still on its way then is for nobody.
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
