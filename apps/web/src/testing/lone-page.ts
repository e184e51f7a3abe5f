import { createCell, type LiveEnvironment, type TextStorage, type WritingEnvironment } from '@linnet/domain';

const texts = new Map<string, string>();

const pageTexts: TextStorage = {
  read: (name) => Promise.resolve(texts.get(name) ?? null),
  write: (name, text) => Promise.resolve(texts.set(name, text).has(name)),
  remove(prefix) {
    for (const name of texts.keys()) if (name.startsWith(prefix)) texts.delete(name);
    return Promise.resolve();
  },
};

/** The composer's environment of a page that is alone in its browser. */
export const lonePage: WritingEnvironment = {
  otherPages: { onRecord: () => () => {}, withLock: (_name, task) => task() },
  texts: pageTexts,
  language: () => 'en',
  isOnline: () => true,
};

/** The live environment of a visible page without other tabs. */
export const watchedPage: LiveEnvironment = {
  pages: null,
  attention: createCell(true),
  onNetwork: () => () => {},
};
