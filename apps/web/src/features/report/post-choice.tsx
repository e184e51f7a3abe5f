import type { StatusId } from '@linnet/api';
import type { Author } from '@linnet/domain';
import { complaintsOf, createPersonPosts } from '@linnet/domain/reports';
import { useEffect, useState } from 'react';
import { spokenName } from '../../blocks/account/spoken-name';
import { RequestTrouble } from '../../blocks/failure/dialog-states';
import { useClient } from '../../platform/client/client-provider';
import { useCell } from '../../platform/client/use-cell';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { Spinner } from '../../ui/spinner/spinner';
import { ReportedPost } from './reported-post';
import styles from './report.module.css';

interface PostChoiceProps {
  readonly account: Author;
  /** The post from which the report was started; listed first. */
  readonly meant: StatusId | null;
  readonly chosen: readonly StatusId[];
  readonly problem: string | undefined;
}

/** Chooses the posts of an account that a report is about. */
export function PostChoice({ account, meant, chosen, problem }: PostChoiceProps) {
  const text = useText();
  const client = useClient();
  const [posts] = useState(() => createPersonPosts(client, account.id));
  const { ids, stage, failure } = useCell(posts.state);
  const load = (): void => void posts.load();

  useEffect(() => void posts.load(), [posts]);

  // Posts chosen before the form was closed may be older than those that are loaded.
  const [before] = useState(chosen);
  const shown = [...new Set([...(meant === null ? [] : [meant]), ...before, ...ids])];

  return (
    <fieldset className={styles.part}>
      <legend className={styles.label}>{text('user_reporting.posts')}</legend>
      {problem !== undefined && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={styles.posts}>
        {shown.length > 0 && (
          <ul className={styles.list}>
            {shown.map((id) => (
              <ReportedPost
                key={id}
                id={id}
                isChosen={chosen.includes(id)}
                onChoose={(on) => complaintsOf(client).choose(account.id, id, on)}
              />
            ))}
          </ul>
        )}
        {stage === 'loading' && (
          <div className={styles.waiting}>
            <Spinner />
          </div>
        )}
        {stage === 'failed' && failure !== null && (
          <RequestTrouble
            title={text('user_reporting.posts_error')}
            failed={{ reason: failure, retry: load }}
          />
        )}
        {stage === 'ended' && shown.length === 0 && (
          <p className={styles.none}>{text('user_reporting.posts_none', { name: spokenName(account) })}</p>
        )}
        {stage === 'ready' && (
          <Button small className={styles.more} onClick={load}>
            {text('user_reporting.posts_more')}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
