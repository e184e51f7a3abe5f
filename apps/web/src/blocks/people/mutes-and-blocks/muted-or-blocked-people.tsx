import type { Account } from '@linnet/api';
import { mutesAndBlocksOf, muteEndsIn } from '@linnet/domain/people';
import { useClient } from '../../../platform/client/client-provider';
import { useRowFeed } from '../../../platform/client/list-rows';
import { useAccount } from '../../../platform/client/use-account';
import { useText } from '../../../platform/i18n/use-text';
import { useAbsoluteTime } from '../../../platform/time/use-absolute-time';
import { Button } from '../../../ui/button/button';
import { accountLabel, useAccountScene } from '../../account-actions/account-action';
import { accountActions } from '../../account-actions/account-actions';
import { plainName } from '../../account/plain-name';
import { PeopleList } from '../list/people-list';
import { bulkActions } from '../list/bulk-actions';
import { PersonCard } from '../person-card';
import { PersonTools } from '../person-tools';

interface MutedOrBlockedPersonProps {
  readonly account: Account;
  /** Id of the account action that mutes or blocks, and reverses that. */
  readonly by: 'mute' | 'block';
}

/** A muted or blocked account with a button to undo that. It stays listed and can be muted again. */
function MutedOrBlockedPerson({ account: listed, by }: MutedOrBlockedPersonProps) {
  const text = useText();
  const account = useAccount(listed.id) ?? listed;
  const scene = useAccountScene(account);
  const { full } = useAbsoluteTime();
  const action = accountActions.find(({ id }) => id === by);
  // The end of the mute as stored in the graph: the listed account may be out of date after a new mute.
  const end = muteEndsIn(useClient().graph).of(listed.id) ?? null;
  const isMuted = scene.relationship?.muting === true;
  return (
    <PersonCard
      account={account}
      action={
        scene.relationship !== null &&
        action?.can(scene) === true && (
          <Button
            small
            disabled={action.isDisabled?.(scene) === true}
            aria-label={text('mutes_and_blocks.action_named', {
              label: accountLabel(action, scene, { text }),
              name: plainName(account),
            })}
            onClick={() => action.run(scene)}
          >
            {accountLabel(action, scene, { text })}
          </Button>
        )
      }
      {...(by === 'mute' &&
        end !== null &&
        isMuted && {
          extra: <PersonTools>{text('mutes_and_blocks.until', { moment: full(end) })}</PersonTools>,
        })}
    />
  );
}

const kinds = {
  muted: { by: 'mute', bulkActions: [bulkActions.unmute] },
  blocked: { by: 'block', bulkActions: [bulkActions.unblock] },
} as const;

interface MutedOrBlockedPeopleProps {
  readonly kind: keyof typeof kinds;
  /** The list scrolls on its own, as one part of a page. Otherwise the page scrolls. */
  readonly boxed?: boolean;
}

/** All muted, or all blocked, accounts. */
export function MutedOrBlockedPeople({ kind, boxed = false }: MutedOrBlockedPeopleProps) {
  const text = useText();
  const { by, bulkActions } = kinds[kind];
  return (
    <PeopleList
      list={useRowFeed(mutesAndBlocksOf(useClient())[kind])}
      label={text(`mutes_and_blocks.${kind}`)}
      listKey={`${kind} people`}
      boxed={boxed}
      empty={{ title: text(`mutes_and_blocks.${kind}_nobody`), text: text(`mutes_and_blocks.${kind}_text`) }}
      bulkActions={bulkActions}
      card={(account) => <MutedOrBlockedPerson account={account} by={by} />}
    />
  );
}
