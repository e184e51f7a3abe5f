import { useEffect } from 'react';
import { useSession } from '../../platform/client/use-session';
import { navigate } from '../../platform/navigation/navigate';
import { useRoute } from '../../platform/navigation/use-route';

import { useDrafts } from './drafts-provider';

const context = { kind: 'new' } as const;

/**
 * Begins an empty new post with the `message` of the address, which is taken out of it: a reload must not
 * write again what the person has deleted since.
 */
export function useMessageParameter(): void {
  const { path, search } = useRoute();
  const drafts = useDrafts();
  const session = useSession();
  // Before the account is known its default scope is not, and the draft would begin as public.
  const isKnown = session.state !== 'visitor' && session.own !== null;

  useEffect(() => {
    const query = new URLSearchParams(search);
    const message = query.get('message') ?? '';
    const { text, subject } = drafts.form(context).content;
    if (!isKnown || message === '' || text !== '' || subject !== '') return;
    drafts.change(context, { text: message });
    query.delete('message');
    navigate(query.size === 0 ? path : `${path}?${query}`, { replace: true });
  }, [drafts, isKnown, path, search]);
}
