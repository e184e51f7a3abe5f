import type { WritingEnvironment } from '@linnet/domain';
import { otherPages } from './other-pages';

/** What only writing needs of the browser. */
export const writingEnvironment: WritingEnvironment = {
  otherPages,
  language: () => document.documentElement.lang || null,
  isOnline: () => navigator.onLine,
};
