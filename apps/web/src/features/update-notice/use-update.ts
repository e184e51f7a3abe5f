import { updateSettings } from '@linnet/domain/settings';
import { useEffect } from 'react';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { useSession } from '../../platform/client/use-session';
import { lastUpdate } from './what-is-new';

interface UpdateState {
  /** There is an update of which this person has not been told and wants to be. */
  readonly isNew: boolean;
  /** They were told. */
  readonly told: () => void;
  /** They were told, and want to hear of no other. */
  readonly silence: () => void;
}

/** Which updates somebody signed in was told of. To whom Linnet itself is new, no update is. */
export function useUpdate(): UpdateState {
  const counter = useListedSetting('updateCounter', updateSettings.updateCounter);
  const silent = useListedSetting('dontShowUpdateNotifs', updateSettings.dontShowUpdateNotifs);
  const isMember = useSession().state === 'member';
  const { chosen, write } = counter;
  const isNew = isMember && chosen && counter.value < lastUpdate.counter;
  const told = () => void write(lastUpdate.counter);

  useEffect(() => {
    if (isMember && !chosen) write(lastUpdate.counter);
  }, [isMember, chosen, write]);

  return {
    isNew: isNew && !silent.value,
    told,
    silence() {
      silent.write(true);
      told();
    },
  };
}
