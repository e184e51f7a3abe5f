import type { Account } from '@linnet/api';
import { muteEndsIn } from '@linnet/domain/people';
import { useClient } from '../../../platform/client/client-provider';
import { useAccount } from '../../../platform/client/use-account';
import { useText } from '../../../platform/i18n/use-text';
import { useAbsoluteTime } from '../../../platform/time/use-absolute-time';
import { Button } from '../../../ui/button/button';
import { spokenName } from '../../account/spoken-name';
import { accountActions } from '../../account-actions/account-actions';
import { accountLabel } from '../../account-actions/account-label';
import { useAccountScene } from '../../account-actions/use-account-scene';
import { PersonCard } from '../person-card';
import { PersonTools } from '../person-tools';

interface KeptPersonProps {
  readonly account: Account;
  /** Id of the account action that mutes or blocks, and reverses that. */
  readonly by: 'mute' | 'block';
}

/**
 * A muted or blocked account with a button to undo that; afterwards it stays listed and can be muted or blocked again.
 */
export function KeptPerson({ account: listed, by }: KeptPersonProps) {
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
