import { ApiError, muteEnds, type AccountId } from '@linnet/api';
import type { Client } from '../client';

/** The newest mute stands among the first of the list where servers order it by age. */
const LOOKED_AT = 40;

/** Whether the server says that a mute that was to end will not. One that says nothing of it is believed. */
export async function isKeptForEver(
  { send, log }: Pick<Client, 'send' | 'log'>,
  id: AccountId,
): Promise<boolean> {
  try {
    const { items } = await send(muteEnds({ limit: LOOKED_AT }));
    return items.some((mute) => mute.id === id && mute.endsAt === null);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    log('warn', 'the end of a mute could not be looked up', error);
    return false;
  }
}
