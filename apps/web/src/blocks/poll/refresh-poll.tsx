import type { FailureReason, PollId } from '@linnet/api';
import { pollsOf } from '@linnet/domain/polls';
import { useState } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { Text } from '../../platform/i18n/text';
import { Button } from '../../ui/button/button';
import { PollFailure } from './poll-failure';
import styles from './poll.module.css';

type Refreshing = { state: 'idle' } | { state: 'asking' } | { state: 'failed'; reason: FailureReason };

/** A button that loads the newest numbers. */
export function RefreshPoll({ id }: { id: PollId }) {
  const client = useClient();
  const [refreshing, setRefreshing] = useState<Refreshing>({ state: 'idle' });

  async function refresh() {
    setRefreshing({ state: 'asking' });
    const reason = await pollsOf(client).refresh(id);
    setRefreshing(reason === null ? { state: 'idle' } : { state: 'failed', reason });
  }

  if (refreshing.state === 'failed') {
    return (
      <div className={styles.trouble}>
        <PollFailure words="polls.refresh_failed" reason={refreshing.reason} onRetry={() => void refresh()} />
      </div>
    );
  }
  return (
    <Button
      small
      variant="quiet"
      className={styles.refresh}
      pending={refreshing.state === 'asking'}
      onClick={() => void refresh()}
    >
      <Text id="polls.refresh" />
    </Button>
  );
}
