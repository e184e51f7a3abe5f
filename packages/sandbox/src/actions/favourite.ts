import type { Here } from '../server/here';
import { problem } from '../server/problem';
import type { AccountRow } from '../store/accounts';
import { insertFavourite, removeFavourite } from '../store/interactions';
import { removeNotification } from '../store/notifications';
import type { StatusRow } from '../store/statuses';
import { notify, tellNotification } from './notify';

/** Favourites a status. A second time it changes nothing and is no error. */
export function favourite(here: Here, actor: AccountRow, status: StatusRow): void {
  const notification = here.db.transaction(() => {
    const createdAt = here.now();
    const added = insertFavourite(here.db, {
      id: here.ids.next(createdAt),
      accountId: actor.id,
      statusId: status.id,
      createdAt,
    });
    return added
      ? notify(here, { to: status.account_id, from: actor.id, type: 'favourite', statusId: status.id })
      : null;
  });
  tellNotification(here, notification);
}

export function unfavourite(here: Here, actor: AccountRow, status: StatusRow): void {
  here.db.transaction(() => {
    if (!removeFavourite(here.db, actor.id, status.id)) throw problem(400, 'Could not unfavorite');
    removeNotification(here.db, {
      accountId: status.account_id,
      type: 'favourite',
      fromAccountId: actor.id,
      statusId: status.id,
    });
  });
}
