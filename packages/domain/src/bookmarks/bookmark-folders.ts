import {
  ApiError,
  bookmarkFolders,
  changeBookmarkFolder,
  createBookmarkFolder,
  removeBookmarkFolder,
  type BookmarkFolder,
  type BookmarkFolderWish,
  type FailureReason,
} from '@linnet/api';
import { createCell, type Cell } from '../cell';
import type { Client } from '../client';

export interface BookmarkFoldersState {
  /** Null before they are loaded. */
  folders: readonly BookmarkFolder[] | null;
  /** Why they could not be loaded. */
  failure: FailureReason | null;
}

/**
 * The viewer's bookmark folders. Changes are shown at once and undone when the server refuses them; each method
 * resolves with the error, null on success.
 */
export interface BookmarkFolders {
  state: Pick<Cell<BookmarkFoldersState>, 'get' | 'subscribe'>;
  /** Loads the folders. Sends no request for visitors and on servers without folders: the list is empty then. */
  load(): Promise<FailureReason | null>;
  create(wish: BookmarkFolderWish): Promise<FailureReason | null>;
  change(id: string, wish: BookmarkFolderWish): Promise<FailureReason | null>;
  /** Removes a folder; its bookmarks stay, outside of all folders. */
  remove(id: string): Promise<FailureReason | null>;
  clear(): void;
}

type Folders = readonly BookmarkFolder[];
type Needed = Pick<Client, 'send' | 'features' | 'session' | 'graph'>;

export function createBookmarkFolders({ send, features, session, graph }: Needed): BookmarkFolders {
  const state = createCell<BookmarkFoldersState>({ folders: null, failure: null });
  /** The folders as the server sent them. */
  let facts: Folders | null = null;
  /** Changes shown over the facts until the server has answered. */
  let wishes: ((folders: Folders) => Folders)[] = [];
  /** Identifies the viewer: responses for an earlier one are ignored. */
  let reader = {};
  /** The request under way, which later callers share. */
  let coming: Promise<FailureReason | null> | null = null;

  function show(failure: FailureReason | null = null): void {
    const folders = facts === null ? null : wishes.reduce((shown, wish) => wish(shown), facts);
    state.set({ folders, failure });
  }

  /** Resolves with the error of `step`; null on success. */
  async function attempt(step: (isStale: () => boolean) => Promise<void>): Promise<FailureReason | null> {
    const own = reader;
    try {
      await step(() => own !== reader);
      return null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return error.reason;
    }
  }

  /** Shows `wish` until `ask` resolves with the change to make to the facts. */
  async function carryOut(
    wish: (folders: Folders) => Folders,
    ask: () => Promise<(folders: Folders) => Folders>,
  ): Promise<FailureReason | null> {
    wishes = [...wishes, wish];
    show();
    const failure = await attempt(async (isStale) => {
      const done = await ask();
      if (!isStale() && facts !== null) facts = done(facts);
    });
    wishes = wishes.filter((other) => other !== wish);
    show();
    return failure;
  }

  async function areOffered(): Promise<boolean> {
    return session.state.get().state === 'member' && (await features.load()).has('bookmarkFolders');
  }

  /** Marks the statuses of a folder as in none. */
  function empty(folder: string): void {
    for (const id of graph.statuses.ids()) {
      if (graph.statuses.fact(id)?.bookmarkFolderId !== folder) continue;
      graph.statuses.change(id, (row) => ({ ...row, bookmarkFolderId: null }));
    }
  }

  async function ask(): Promise<FailureReason | null> {
    const own = reader;
    const failure = await attempt(async (isStale) => {
      const items = (await areOffered()) ? (await send(bookmarkFolders())).items : [];
      if (!isStale()) facts = items;
    });
    if (own === reader) {
      coming = null;
      show(failure);
    }
    return failure;
  }

  return {
    state,
    load: () => (coming ??= ask()),
    create: (wish) =>
      carryOut(
        (shown) => shown,
        async () => {
          const made = await send(createBookmarkFolder(wish));
          return (folders) => [...folders, made];
        },
      ),
    change: (id, wish) =>
      carryOut(
        (shown) => shown.map((folder) => (folder.id === id ? reshaped(folder, wish) : folder)),
        async () => {
          const changed = await send(changeBookmarkFolder(id, wish));
          return (folders) => folders.map((folder) => (folder.id === id ? changed : folder));
        },
      ),
    remove: (id) =>
      carryOut(
        (shown) => shown.filter((folder) => folder.id !== id),
        async () => {
          await send(removeBookmarkFolder(id));
          empty(id);
          return (folders) => folders.filter((folder) => folder.id !== id);
        },
      ),
    clear() {
      reader = {};
      coming = null;
      facts = null;
      wishes = [];
      show();
    },
  };
}

/** The folder with the change. The image of a new custom emoji is unknown until the server has sent it. */
function reshaped(folder: BookmarkFolder, wish: BookmarkFolderWish): BookmarkFolder {
  return { ...folder, ...wish, emojiUrl: wish.emoji === folder.emoji ? folder.emojiUrl : null };
}
