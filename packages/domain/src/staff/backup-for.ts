import { type ErrorReason, moderationLog, requestBackupFor } from '@linnet/api';
import type { Client } from '../client/client';
import { errorOf } from '../kernel/error-of';
import { errorUnlessDone } from '../kernel/resource/lost-answer';

/** The newest entry of the log about a backup of somebody; null without one. */
async function latestEntry({ send }: Pick<Client, 'send'>, name: string): Promise<string | null> {
  const search = `requested account backup for @${name}`;
  const { items } = await send(
    moderationLog({ actor: null, search, from: null, until: null, page: 1, pageSize: 20 }),
  );
  return items.find(({ message }) => message.endsWith(search))?.id ?? null;
}

/**
 * Asks the server for a backup of somebody's account, which that person then finds in their settings. Resolves to the
 * error; null on success. After a lost answer the moderation log shows whether the server has begun.
 */
export async function backUpPerson(client: Pick<Client, 'send'>, name: string): Promise<ErrorReason | null> {
  let before: string | null = null;
  const readError = await errorOf(
    latestEntry(client, name).then((id) => {
      before = id;
    }),
  );
  // Reading the log is a privilege of its own, without which nothing is known of a lost answer.
  const isBegun = async () => readError === null && (await latestEntry(client, name)) !== before;
  return errorUnlessDone(client.send(requestBackupFor(name)), isBegun);
}
