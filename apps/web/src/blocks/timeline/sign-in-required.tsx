import { useText } from '../../platform/i18n/use-text';
import { pathTo } from '../../platform/navigation/path-to';
import { LinkButton } from '../../ui/button/link-button';
import { ErrorState } from '../../ui/state/error-state';

/** Says that the server shows this to signed-in people only, and offers to sign in. */
export function SignInRequired({ onRetry }: { readonly onRetry?: () => void }) {
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
