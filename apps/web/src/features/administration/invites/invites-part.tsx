import type { Invite } from '@linnet/api';
import { invitesOf, isUsable } from '@linnet/domain/staff';
import { useState } from 'react';
import { ConfirmStep } from '../../../blocks/error/confirm-step';
import { LoadedList } from '../../../blocks/list-foot/loaded-list';
import { useClient } from '../../../platform/client/client-provider';
import { rowsOfResource } from '../../../platform/client/list-rows';
import { useResource } from '../../../platform/client/use-resource';
import { type GetText, useText } from '../../../platform/i18n/use-text';
import { pathTo } from '../../../platform/navigation/path-to';
import { createWindowRequests, useWindow } from '../../../platform/windows/use-window';
import { Button } from '../../../ui/button/button';
import { PeopleSkeleton } from '../../../ui/skeleton/people-skeleton';
import { CopyLine } from '../parts-kit/copy-line';
import { type Column, RowsTable } from '../parts-kit/rows-table';
import { NewInviteForms } from './new-invite';

/** The invitations of this server: to make, send and revoke them, and to see how often they were used. */
export function InvitesPart() {
  const text = useText();
  const client = useClient();
  const invites = invitesOf(client);
  const loaded = useResource(invites);
  const [removals] = useState(() => createWindowRequests<{ readonly invite: Invite }>());
  const removal = useWindow(removals);
  return (
    <>
      <NewInviteForms />
      <LoadedList
        // The server sends the oldest first.
        list={rowsOfResource(
          loaded,
          () => void invites.load(),
          (value) => value.toReversed(),
        )}
        skeleton={<PeopleSkeleton />}
        failed={text('invites.failed')}
        empty={{ title: text('invites.none'), text: text('invites.none_text') }}
      >
        {(rows) => (
          <RowsTable
            label={text('administration.invites')}
            columns={inviteColumns(text, (invite) => removals.open({ invite }))}
            rows={rows}
            nameOf={({ token }) => token}
          />
        )}
      </LoadedList>
      {removal !== null && (
        <ConfirmStep
          key={removal.request.number}
          open={removal.open}
          title={text('invites.revoke_question')}
          text={text('invites.revoke_text')}
          confirmLabel={text('invites.revoke')}
          step={() => invites.revoke(removal.request.invite.token)}
          onClose={removal.onClose}
        />
      )}
    </>
  );
}

/** The address at which somebody registers with an invitation. */
const addressOf = (token: string): string => `${location.origin}${pathTo('registration-token', { token })}`;

function inviteColumns(
  text: GetText,
  onRevoke: (invite: Invite) => void,
): readonly [Column<Invite>, ...Column<Invite>[]] {
  const isOpen = (invite: Invite) => isUsable(invite, Date.now());
  return [
    {
      id: 'address',
      title: text('invites.address'),
      cell: (invite) =>
        isOpen(invite) ? (
          <CopyLine value={addressOf(invite.token)} name={text('invites.copy', { id: invite.id })} />
        ) : (
          <bdi>{invite.token}</bdi>
        ),
    },
    {
      id: 'uses',
      title: text('invites.uses'),
      cell: ({ uses, maxUse, type }) =>
        maxUse === null
          ? text('invites.used_times', { uses, type })
          : text('invites.used_of', { uses, max: maxUse }),
    },
    {
      id: 'expires',
      title: text('invites.expires'),
      cell: ({ expiresAt }) => (expiresAt === null ? text('invites.never') : <bdi>{expiresAt}</bdi>),
    },
    {
      id: 'revoke',
      title: text('invites.state'),
      cell: (invite) =>
        isOpen(invite) ? (
          <Button small variant="danger" onClick={() => onRevoke(invite)}>
            {text('invites.revoke')}
          </Button>
        ) : (
          text('invites.over')
        ),
    },
  ];
}
