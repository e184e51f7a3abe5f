import type { WritingEnvironment } from '@linnet/domain';
import { otherPages } from './other-pages';

/** The browser's side of the composer. */
export const writingEnvironment: WritingEnvironment = {
  otherPages,
  language: () => document.documentElement.lang || null,
  isOnline: () => navigator.onLine,
};
