import { createCell, type LiveEnvironment, type WritingEnvironment } from '@linnet/domain';

/** The composer's environment of a page that is alone in its browser. */
export const lonePage: WritingEnvironment = {
  otherPages: { onRecord: () => () => {}, withLock: (_name, task) => task() },
  language: () => 'en',
  isOnline: () => true,
};

/** The live environment of a visible page without other tabs. */
export const watchedPage: LiveEnvironment = {
  pages: null,
  attention: createCell(true),
  onNetwork: () => () => {},
};
