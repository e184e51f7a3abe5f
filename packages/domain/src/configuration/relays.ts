import { addRelay, relays, removeRelay, type ErrorReason, type Relay } from '@linnet/api';
import { perClient } from '../client/client';
import { clientResource } from '../events/client-resource';
import { errorOf } from '../kernel/error-of';
import type { Resource } from '../kernel/resource/resource';

/** The relays that bring posts of other servers. Changes resolve to the error, null when the server has them. */
export interface Relays extends Pick<Resource<readonly Relay[]>, 'state' | 'load' | 'follow'> {
  add(actor: string): Promise<ErrorReason | null>;
  remove(actor: string): Promise<ErrorReason | null>;
}

export const relaysOf = perClient((client): Relays => {
  const { send } = client;
  const resource = clientResource<readonly Relay[]>(client, { load: () => send(relays()) });

  /** The list says what came of a change, also when its answer was lost. */
  async function changed(call: Promise<unknown>, isDone: (all: readonly Relay[]) => boolean) {
    const error = await errorOf(call);
    const unread = await resource.reload();
    if (error === null) return unread;
    const isThere = unread === null && isDone(resource.state.get().value ?? []);
    return isThere ? null : error;
  }

  return {
    state: resource.state,
    load: resource.load,
    follow: resource.follow,
    add: (actor) => changed(send(addRelay(actor)), (all) => all.some((each) => each.actor === actor)),
    remove: (actor) => changed(send(removeRelay(actor)), (all) => all.every((each) => each.actor !== actor)),
  };
});
