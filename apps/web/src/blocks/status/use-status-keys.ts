import { toggleActions, type StatusView, type ToggleName } from '@linnet/domain';
import type { KeyboardEvent } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { useReply } from '../../platform/client/use-reply';
import { useSession } from '../../platform/client/use-session';
import { navigate } from '../../platform/navigation/navigate';
import { pathTo } from '../../platform/navigation/path-to';

const REPLY_KEY = 'r';
const names = Object.keys(toggleActions) as ToggleName[];

/** The keys of a status that has the focus itself, not something inside it. */
export function useStatusKeys({ id, status }: StatusView): (event: KeyboardEvent) => void {
  const { toggles } = useClient();
  const reply = useReply();
  const isMember = useSession().state === 'member';

  return (event) => {
    const { target, currentTarget, ctrlKey, altKey, metaKey, key } = event;
    if (target !== currentTarget || ctrlKey || altKey || metaKey) return;
    if (key === 'Enter') return navigate(pathTo('conversation', { id: status.id }));
    if (!isMember) return;
    if (key === REPLY_KEY) {
      // The form takes the focus; the letter must not become its first one.
      event.preventDefault();
      return reply.open(status.id, id);
    }
    const action = names.map((name) => toggleActions[name]).find(({ hotkey }) => hotkey === key);
    if (action?.can(status)) toggles.toggle(action.name, status.id, !action.isOn(status));
  };
}
