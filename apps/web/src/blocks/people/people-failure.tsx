import type { FailureReason } from '@linnet/api';
import { isClosed } from '@linnet/domain';
import { useSession } from '../../platform/client/use-session';
import { Text } from '../../platform/i18n/text';
import { Link } from '../../platform/navigation/link';
import { pathTo } from '../../platform/navigation/path-to';
import { Button } from '../../ui/button/button';
import { useFailureWords } from '../failure/use-failure-words';
import styles from './people.module.css';

interface PeopleFailureProps {
  reason: FailureReason;
  onRetry: () => void;
}

/** Why a list of people could not be loaded. If the server shows it to members only, visitors get a link to sign in. */
export function PeopleFailure({ reason, onRetry }: PeopleFailureProps) {
  const why = useFailureWords(reason);
  const isVisitor = useSession().state === 'visitor';
  if (isVisitor && isClosed(reason)) {
    return (
      <p className={styles.words}>
        <Text id="people.members_only" />{' '}
        <Link to={pathTo('login')}>
          <Text id="login.login" />
        </Link>
      </p>
    );
  }
  return (
    <div className={styles.failure} role="alert">
      <p>
        <b>
          <Text id="people.failed" />
        </b>{' '}
        {why}
      </p>
      <Button small onClick={onRetry}>
        <Text id="general.retry" />
      </Button>
    </div>
  );
}
