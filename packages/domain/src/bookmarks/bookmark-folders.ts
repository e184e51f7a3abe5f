import {
  bookmarkFolders,
  changeBookmarkFolder,
  createBookmarkFolder,
  removeBookmarkFolder,
  type BookmarkFolder,
  type BookmarkFolderFields,
  type ErrorReason,
} from '@linnet/api';
import { clientResource } from '../events/client-resource';
import type { Graph } from '../graph/graph';
import type { Resource } from '../kernel/resource/resource';
import { perClient } from '../client/client';

type Folders = readonly BookmarkFolder[];

/**
 * The viewer's bookmark folders; none for visitors and on servers without folders. Changes resolve to the error, null
 * on success.
 */
export interface BookmarkFolders extends Pick<Resource<Folders>, 'state' | 'load' | 'follow'> {
  create(fields: BookmarkFolderFields): Promise<ErrorReason | null>;
  edit(id: string, fields: BookmarkFolderFields): Promise<ErrorReason | null>;
  /** Removes a folder; its bookmarks stay, outside of all folders. */
  remove(id: string): Promise<ErrorReason | null>;
}

export const bookmarkFoldersOf = perClient(({ send, features, session, graph }): BookmarkFolders => {
  const { change, state, load, follow } = clientResource<Folders>(
    { graph },
    {
      async load() {
        const isSignedIn = session.state.get().state === 'signed-in';
        const isOffered = isSignedIn && (await features.load()).has('bookmarkFolders');
        return isOffered ? (await send(bookmarkFolders())).items : [];
      },
    },
  );
  return {
    state,
    load,
    follow,
    create: (fields) =>
      change({
        async send() {
          const created = await send(createBookmarkFolder(fields));
          return (folders) => [...without(folders, created.id), created];
        },
      }),
    edit: (id, fields) =>
      change({
        key: id,
        show: (folders) => replaced(folders, id, (folder) => edited(folder, fields)),
        async send() {
          const answer = await send(changeBookmarkFolder(id, fields));
          return (folders) => replaced(folders, id, () => answer);
        },
      }),
    remove: (id) =>
      change({
        key: id,
        show: (folders) => without(folders, id),
        async send() {
          await send(removeBookmarkFolder(id));
          emptyFolder(graph, id);
          return (folders) => without(folders, id);
        },
      }),
  };
});

const without = (folders: Folders, removedId: string): Folders =>
  folders.filter(({ id }) => id !== removedId);

const replaced = (folders: Folders, id: string, next: (folder: BookmarkFolder) => BookmarkFolder): Folders =>
  folders.map((folder) => (folder.id === id ? next(folder) : folder));

/** The folder with the change. The image of a new custom emoji is unknown until the server has sent it. */
function edited(folder: BookmarkFolder, fields: BookmarkFolderFields): BookmarkFolder {
  return { ...folder, ...fields, emojiUrl: fields.emoji === folder.emoji ? folder.emojiUrl : null };
}

/** Marks the statuses of a removed folder as being in no folder. */
function emptyFolder(graph: Graph, folder: string): void {
  for (const id of graph.statuses.ids()) {
    if (graph.statuses.fact(id)?.bookmarkFolderId !== folder) continue;
    graph.statuses.change(id, (row) => ({ ...row, bookmarkFolderId: null }));
  }
}
