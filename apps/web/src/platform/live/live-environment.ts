import type { LiveEnvironment } from '@linnet/domain';
import { otherPages } from '../writing/other-pages';
import { talkingPages } from './talking-pages';

/** The browser's side of live updates. */
export const liveEnvironment: LiveEnvironment = {
  pages: talkingPages(otherPages),
  attention: {
    get: () => document.visibilityState === 'visible',
    subscribe(listener) {
      document.addEventListener('visibilitychange', listener);
      return () => document.removeEventListener('visibilitychange', listener);
    },
  },
  onNetwork(listener) {
    addEventListener('online', listener);
    return () => removeEventListener('online', listener);
  },
};
