import { useText } from '../../platform/i18n/use-text';
import { pathTo } from '../../platform/navigation/path-to';
import { LinkButton } from '../../ui/button/link-button';
import { EmptyState } from '../../ui/state/empty-state';

/** Offers to sign in, as visitors may not search on this server. */
export function SearchMembersOnly() {
  const text = useText();
  return (
    <EmptyState title={text('search.members_only')} text={text('search.members_only_text')}>
      <LinkButton variant="primary" to={pathTo('login')}>
        {text('login.login')}
      </LinkButton>
    </EmptyState>
  );
}
