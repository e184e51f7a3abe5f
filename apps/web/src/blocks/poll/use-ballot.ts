import type { Poll } from '@linnet/api';
import { pollsOf, type Ballot } from '@linnet/domain/polls';
import { useSyncExternalStore } from 'react';
import { useClient } from '../../platform/client/client-provider';

interface OpenBallot {
  readonly ballot: Ballot;
  /** Selects an option, or deselects it. */
  readonly choose: (option: number, chosen: boolean) => void;
  readonly send: () => void;
}

/** The viewer's choices in a poll that are not sent, or could not be sent. */
export function useBallot({ id, multiple }: Poll): OpenBallot {
  const { ballots } = pollsOf(useClient());
  const ballot = useSyncExternalStore(ballots.subscribe, () => ballots.get(id));
  return {
    ballot,
    choose(option, chosen) {
      const others = multiple ? ballot.choices.filter((other) => other !== option) : [];
      ballots.choose(id, chosen ? [...others, option].toSorted((one, other) => one - other) : others);
    },
    send: () => void ballots.send(id),
  };
}
