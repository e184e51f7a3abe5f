import {
  type ErrorReason,
  type Invite,
  type NewInvite,
  createInvite,
  mailInvite,
  revokeInvite,
  staffInvites,
} from '@linnet/api';
import { perClient } from '../client/client';
import { clientResource } from '../events/client-resource';
import { errorUnlessDone } from '../kernel/resource/lost-answer';
import type { Resource } from '../kernel/resource/resource';

type Invites = readonly Invite[];

/** The invitations of this server. Changes resolve to the error, null on success. */
interface StaffInvites extends Pick<Resource<Invites>, 'state' | 'load' | 'follow'> {
  create(invite: NewInvite): Promise<ErrorReason | null>;
  revoke(token: string): Promise<ErrorReason | null>;
  /** Sends an invitation by mail; `unsent` when the server has made it and could not send the mail. */
  mail(email: string, name: string): Promise<ErrorReason | 'unsent' | null>;
}

export const invitesOf = perClient((client): StaffInvites => {
  const { send } = client;
  const { state, load, reload, follow, update, change } = clientResource<Invites>(client, {
    load: () => send(staffInvites()),
  });
  const put = (invite: Invite) => (invites: Invites) => [
    ...invites.filter(({ id }) => id !== invite.id),
    invite,
  ];
  const current = (): Invites => state.get().value ?? [];

  /** Makes an invitation. After a lost answer, one that is on the list and was not on it before is that one. */
  async function make(
    call: () => Promise<unknown>,
    isWanted: (invite: Invite) => boolean,
    isRefusal?: (reason: ErrorReason) => boolean,
  ): Promise<ErrorReason | null> {
    const loadError = await reload();
    if (loadError !== null) return loadError;
    const known = new Set(current().map(({ id }) => id));
    const isMade = async () =>
      (await reload()) === null && current().some((invite) => !known.has(invite.id) && isWanted(invite));
    return errorUnlessDone(call(), isMade, isRefusal);
  }

  return {
    state,
    load,
    follow,
    create: (wanted) =>
      make(
        async () => update(put(await send(createInvite(wanted)))),
        (invite) => invite.maxUse === wanted.maxUse && invite.expiresAt === wanted.expiresAt,
      ),
    revoke: (token) => change({ key: token, send: async () => put(await send(revokeInvite(token))) }),
    async mail(email, name) {
      const before: { ids: readonly string[] | null } = { ids: null };
      const error = await make(
        () => {
          before.ids = current().map(({ id }) => id);
          return send(mailInvite(email, name));
        },
        () => true,
        ({ kind }) => kind === 'http',
      );
      const { ids } = before;
      if (ids === null || (error !== null && error.kind !== 'http')) return error;
      const loadError = await reload();
      if (error === null || loadError !== null) return error;
      // Where the mail could not be sent, the invitation has been made all the same.
      return current().every(({ id }) => ids.includes(id)) ? error : 'unsent';
    },
  };
});

/** Whether somebody can still register with an invitation. */
export function isUsable({ isUsed, maxUse, uses, expiresAt }: Invite, now: number): boolean {
  if (isUsed || (maxUse !== null && uses >= maxUse)) return false;
  // It holds for the whole of its last day.
  return expiresAt === null || Date.parse(`${expiresAt}T23:59:59Z`) >= now;
}
