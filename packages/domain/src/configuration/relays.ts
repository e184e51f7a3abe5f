import { addRelay, relays, removeRelay, type ErrorReason, type Relay } from '@linnet/api';
import { perClient } from '../client/client';
import { clientResource } from '../events/client-resource';
import { errorOf } from '../kernel/error-of';
import type { Resource } from '../kernel/resource/resource';

/** The relays from which posts of other servers arrive. Changes resolve to the error; null on success. */
export interface Relays extends Pick<Resource<readonly Relay[]>, 'state' | 'load' | 'follow'> {
  add(actor: string): Promise<ErrorReason | null>;
  remove(actor: string): Promise<ErrorReason | null>;
}

export const relaysOf = perClient((client): Relays => {
  const { send } = client;
  const resource = clientResource<readonly Relay[]>(client, { load: () => send(relays()) });

  /** The error of a change. The list, loaded again, shows whether a change with a lost answer was made. */
  async function errorOfChange(call: Promise<unknown>, isDone: (all: readonly Relay[]) => boolean) {
    const error = await errorOf(call);
    const loadError = await resource.reload();
    if (error === null) return loadError;
    const isMade = loadError === null && isDone(resource.state.get().value ?? []);
    return isMade ? null : error;
  }

  return {
    state: resource.state,
    load: resource.load,
    follow: resource.follow,
    add: (actor) => errorOfChange(send(addRelay(actor)), (all) => all.some((each) => each.actor === actor)),
    remove: (actor) =>
      errorOfChange(send(removeRelay(actor)), (all) => all.every((each) => each.actor !== actor)),
  };
});
