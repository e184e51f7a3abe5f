import { createContext, use } from 'react';

/** What was said for all posts of a conversation at once. */
export interface AllOpened {
  readonly open: boolean;
  /** How often it was said: each time it holds over what was chosen for single posts before. */
  readonly turn: number;
}

export interface OpenedAll {
  /** Texts that wait behind a content warning. */
  readonly warnings: AllOpened | null;
  /** Media that their authors marked as sensitive. */
  readonly media: AllOpened | null;
}

const OpenedAllContext = createContext<OpenedAll>({ warnings: null, media: null });

export const OpenedAllProvider = OpenedAllContext;

/** Null where nothing was said for all. */
export function useOpenedAll(what: keyof OpenedAll): AllOpened | null {
  return use(OpenedAllContext)[what];
}
