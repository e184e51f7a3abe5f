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
import { errorOf } from '../kernel/error-of';
import type { Resource } from '../kernel/resource/resource';

type Invites = readonly Invite[];

/** The invitations of this server. Changes resolve to the error, null on success. */
interface StaffInvites extends Pick<Resource<Invites>, 'state' | 'load' | 'follow'> {
  create(invite: NewInvite): Promise<ErrorReason | null>;
  revoke(token: string): Promise<ErrorReason | null>;
  /** Sends an invitation by mail, which is listed once it is loaded again. */
  mail(email: string, name: string): Promise<ErrorReason | null>;
}

export const invitesOf = perClient((client): StaffInvites => {
  const { send } = client;
  const { state, load, reload, follow, change } = clientResource<Invites>(client, {
    load: () => send(staffInvites()),
  });
  const put = (invite: Invite) => (invites: Invites) => [
    ...invites.filter(({ id }) => id !== invite.id),
    invite,
  ];
  return {
    state,
    load,
    follow,
    create: (invite) => change({ send: async () => put(await send(createInvite(invite))) }),
    revoke: (token) => change({ key: token, send: async () => put(await send(revokeInvite(token))) }),
    async mail(email, name) {
      const error = await errorOf(send(mailInvite(email, name)));
      if (error === null) await reload();
      return error;
    },
  };
});

/** Whether somebody can still register with an invitation. */
export function isUsable({ isUsed, maxUse, uses, expiresAt }: Invite, now: number): boolean {
  if (isUsed || (maxUse !== null && uses >= maxUse)) return false;
  // It holds for the whole of its last day.
  return expiresAt === null || Date.parse(`${expiresAt}T23:59:59Z`) >= now;
}
