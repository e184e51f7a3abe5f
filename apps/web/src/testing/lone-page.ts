import { createCell, type LiveEnvironment, type WritingEnvironment } from '@linnet/domain';

/** What writing needs, for a page that has the browser to itself. */
export const lonePage: WritingEnvironment = {
  otherPages: { onRecord: () => () => {}, alone: (_name, task) => task() },
  language: () => 'en',
  isOnline: () => true,
};

/** What being live needs, for a page that is looked at and shares nothing. */
export const watchedPage: LiveEnvironment = {
  pages: null,
  attention: createCell(true),
  onNetwork: () => () => {},
};
