import type { FailureReason } from '@linnet/api';
import { useFailureWords } from '../../blocks/failure/use-failure-words';
import { useText } from '../../platform/i18n/use-text';
import { pathTo } from '../../platform/navigation/path-to';
import { LinkButton } from '../../ui/button/link-button';
import { Spinner } from '../../ui/spinner/spinner';
import { ErrorState } from '../../ui/state/error-state';
import styles from './callback-outcome.module.css';
import type { Finished } from './finish-sign-in';

interface CallbackOutcomeProps {
  /** Null while pending. */
  readonly finished: Finished | null;
}

/** A spinner, then the error if there was one, with a link to try again. */
export function CallbackOutcome({ finished }: CallbackOutcomeProps) {
  const text = useText();
  if (finished === null || finished.kind === 'done') {
    return (
      <div className={styles.waiting} role="status">
        <Spinner />
        <p>{text('oauth.exchanging')}</p>
      </div>
    );
  }
  return (
    <ErrorState title={text('oauth.failed')} text={<Words finished={finished} />}>
      <LinkButton to={pathTo('login')} variant="primary">
        {text('oauth.again')}
      </LinkButton>
    </ErrorState>
  );
}

function Words({ finished }: { readonly finished: Exclude<Finished, { kind: 'done' }> }) {
  const text = useText();
  switch (finished.kind) {
    case 'foreign':
      return text('oauth.foreign');
    case 'failed':
      return <Reason reason={finished.reason} />;
    case 'refused':
      if (finished.byPerson) return text('oauth.refused');
      return finished.words === null ? text('oauth.refused_by_server') : <bdi>{finished.words}</bdi>;
  }
}

function Reason({ reason }: { readonly reason: FailureReason }) {
  return useFailureWords(reason);
}
