import type { Account } from '@linnet/api';
import { keptAwayOf, muteEndsIn } from '@linnet/domain/people';
import { useEffect } from 'react';
import { useClient } from '../../../platform/client/client-provider';
import { useAccount } from '../../../platform/client/use-account';
import { useCell } from '../../../platform/client/use-cell';
import { useSession } from '../../../platform/client/use-session';
import { useText } from '../../../platform/i18n/use-text';
import { useAbsoluteTime } from '../../../platform/time/use-absolute-time';
import { Button } from '../../../ui/button/button';
import { EmptyState } from '../../../ui/state/empty-state';
import { ErrorState } from '../../../ui/state/error-state';
import { accountLabel, useAccountScene } from '../../account-actions/account-action';
import { accountActions } from '../../account-actions/account-actions';
import { spokenName } from '../../account/spoken-name';
import { useFailureWords } from '../../failure/use-failure-words';
import { ListFoot } from '../../list-foot/list-foot';
import { AccountList } from '../list/account-list';
import { peopleBatches } from '../list/people-batches';
import { PersonCard, PersonCardsSkeleton, PersonTools } from '../person-card';

interface KeptPersonProps {
  readonly account: Account;
  /** Id of the account action that mutes or blocks, and reverses that. */
  readonly by: 'mute' | 'block';
}

/**
 * A muted or blocked account with a button to undo that; afterwards it stays listed and can be muted or blocked again.
 */
function KeptPerson({ account: listed, by }: KeptPersonProps) {
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
            disabled={action.isOff?.(scene) === true}
            aria-label={text('kept_away.end_named', {
              label: accountLabel(action, scene, { text }),
              name: spokenName(account),
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
          extra: <PersonTools>{text('kept_away.until', { moment: full(end) })}</PersonTools>,
        })}
    />
  );
}

const kinds = {
  muted: { by: 'mute', batches: [peopleBatches.unmute] },
  blocked: { by: 'block', batches: [peopleBatches.unblock] },
} as const;

interface KeptPeopleProps {
  readonly kind: keyof typeof kinds;
  /** The list scrolls on its own, as one part of a page. Otherwise the page scrolls. */
  readonly boxed?: boolean;
}

/** All muted, or all blocked, accounts. */
export function KeptPeople({ kind, boxed = false }: KeptPeopleProps) {
  const text = useText();
  const list = keptAwayOf(useClient())[kind];
  const { rows: people, failure, ...foot } = useCell(list.state);
  const words = useFailureWords(failure ?? { kind: 'aborted' });
  const { by, batches } = kinds[kind];
  // Loads again when an expired session was renewed.
  const { state: reader } = useSession();
  useEffect(() => void list.load(), [list, reader]);

  if (people === null) {
    if (failure === null) return <PersonCardsSkeleton />;
    return <ErrorState title={text('kept_away.failed')} text={words} onRetry={() => void list.load()} />;
  }
  if (people.length === 0) {
    return <EmptyState title={text(`kept_away.${kind}_nobody`)} text={text(`kept_away.${kind}_text`)} />;
  }
  return (
    <AccountList
      key={kind}
      label={text(`kept_away.${kind}`)}
      placeKey={`kept away ${kind}`}
      boxed={boxed}
      people={people}
      onEnd={foot.hasMore && failure === null ? list.loadMore : null}
      hasMore={foot.hasMore}
      batches={batches}
      card={(account) => <KeptPerson account={account} by={by} />}
      foot={
        (foot.hasMore || failure !== null) && (
          <ListFoot
            {...foot}
            failure={failure}
            more="people.load_more"
            onMore={() => void (foot.hasMore ? list.loadMore() : list.load())}
          />
        )
      }
    />
  );
}
