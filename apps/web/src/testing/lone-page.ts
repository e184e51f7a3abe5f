import type { WritingEnvironment } from '@linnet/domain';

/** What writing needs, for a page that has the browser to itself. */
export const lonePage: WritingEnvironment = {
  otherPages: { onRecord: () => () => {}, alone: (_name, task) => task() },
  language: () => 'en',
};
