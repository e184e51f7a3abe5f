import { useText } from '../../platform/i18n/use-text';
import { pathTo } from '../../platform/navigation/path-to';
import { LinkButton } from '../../ui/button/link-button';
import { ErrorState } from '../../ui/state/error-state';

interface MembersOnlyProps {
  /** Set if the server may have changed this since. */
  readonly onRetry?: (() => void) | undefined;
}

/** Says that the server shows this to members only, and offers to sign in. */
export function MembersOnly({ onRetry }: MembersOnlyProps) {
  const text = useText();
  return (
    <ErrorState
      title={text('timeline.members_only')}
      text={text('timeline.members_only_text')}
      onRetry={onRetry}
    >
      <LinkButton variant="primary" to={pathTo('login')}>
        {text('login.login')}
      </LinkButton>
    </ErrorState>
  );
}
