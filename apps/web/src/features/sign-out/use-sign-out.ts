import { useState } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { useSetting } from '../../platform/client/use-setting';
import { navigate } from '../../platform/navigation/navigate';
import { pathTo } from '../../platform/navigation/path-to';

export interface SignOut {
  /** The person is being asked whether they mean it. */
  readonly asking: boolean;
  /** Asks first, or leaves at once where the person has turned the question off. */
  readonly request: () => void;
  readonly confirm: () => void;
  readonly cancel: () => void;
}

/** Leaving, by whichever button. */
export function useSignOut(): SignOut {
  const { session } = useClient();
  const asksFirst = useSetting('modalOnLogout');
  const [asking, setAsking] = useState(false);

  function leave() {
    setAsking(false);
    // The person is out at once; revoking the token goes on behind, and its failure is logged there.
    void session.signOut();
    navigate(pathTo('public-timeline'));
  }

  return {
    asking,
    request: asksFirst ? () => setAsking(true) : leave,
    confirm: leave,
    cancel: () => setAsking(false),
  };
}
