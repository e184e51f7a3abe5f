import { useHas } from '../../platform/client/use-has';
import { useSession } from '../../platform/client/use-session';
import { useText } from '../../platform/i18n/use-text';
import { pathTo } from '../../platform/navigation/path-to';
import { LinkTabs } from '../../ui/tabs/link-tabs';
import { interactionTabs } from './interaction-tabs-list';

/** Links between the kinds of interaction; `present` is the name of the open tab. */
export function InteractionTabs({ present }: { readonly present: string | null }) {
  const text = useText();
  const session = useSession();
  const has = useHas();
  if (session.state === 'visitor') return null;
  const path = pathTo('interactions', { username: session.username });
  const addressOf = (name: string | null): string => (name === null ? path : `${path}?tab=${name}`);
  const offered = interactionTabs.filter(({ isOffered }) => isOffered?.({ session, has }) ?? true);
  return (
    <LinkTabs
      label={text('interactions.kinds')}
      tabs={offered.map(({ name, label }) => ({ to: addressOf(name), label: text(label) }))}
      present={addressOf(present)}
    />
  );
}
