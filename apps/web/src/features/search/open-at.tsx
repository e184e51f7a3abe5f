import { useEffect } from 'react';
import { FeedSkeleton } from '../../blocks/feed/feed-skeleton';
import { useText } from '../../platform/i18n/use-text';
import { navigate } from '../../platform/navigation/navigate';

/** Redirects to the result of a search. Back leads to the page before the search. */
export function OpenAt({ to }: { readonly to: string }) {
  const text = useText();
  useEffect(() => navigate(to, { replace: true }), [to]);
  return <FeedSkeleton label={text('search.fetching')} />;
}
