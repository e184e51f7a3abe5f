import type { WritingEnvironment } from '@linnet/domain';
import { textStorage } from '../storage/text-storage';
import { otherPages } from './other-pages';

/** The browser's side of the composer. */
export const writingEnvironment: WritingEnvironment = {
  otherPages,
  texts: textStorage,
  language: () => document.documentElement.lang || null,
  isOnline: () => navigator.onLine,
};
