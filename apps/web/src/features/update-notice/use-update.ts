import { updateSettings } from '@linnet/domain/settings';
import { useEffect } from 'react';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { useSession } from '../../platform/client/use-session';
import { lastUpdate } from './what-is-new';

interface UpdateState {
  /** There is an update that the viewer has not seen and wants to see. */
  readonly isNew: boolean;
  /** Marks the update as seen. */
  readonly told: () => void;
  /** Marks it as seen, and turns off the notices of later updates. */
  readonly silence: () => void;
}

/** Whether a signed-in viewer has seen the last update. It is not shown to viewers who are new to Linnet. */
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
