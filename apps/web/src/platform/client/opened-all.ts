import { createContext, use } from 'react';

/** The last choice for all posts of a conversation at once: open or closed. */
export interface AllOpened {
  readonly open: boolean;
  /** Counts the choices: each overrides earlier choices for single posts. */
  readonly turn: number;
}

export interface OpenedAll {
  /** Texts behind a content warning. */
  readonly warnings: AllOpened | null;
  /** Media that their authors marked as sensitive. */
  readonly media: AllOpened | null;
}

const OpenedAllContext = createContext<OpenedAll>({ warnings: null, media: null });

export const OpenedAllProvider = OpenedAllContext;

/** Null when nothing was chosen for all posts. */
export function useOpenedAll(what: keyof OpenedAll): AllOpened | null {
  return use(OpenedAllContext)[what];
}
