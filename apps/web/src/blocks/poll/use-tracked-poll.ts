import type { Poll } from '@linnet/api';
import { pollsOf } from '@linnet/domain/polls';
import { type RefObject, useEffect } from 'react';
import { useOnScreen } from '../../platform/browser/use-on-screen';
import { useClient } from '../../platform/client/client-provider';

/** Keeps a poll up to date while it is visible and not over. */
export function useTrackedPoll(place: RefObject<Element | null>, poll: Poll | undefined): void {
  const client = useClient();
  const isSeen = useOnScreen(place);
  const id = poll === undefined || poll.expired ? null : poll.id;
  useEffect(() => (isSeen && id !== null ? pollsOf(client).track(id) : undefined), [client, isSeen, id]);
}
