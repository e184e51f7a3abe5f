import type { AccountId } from '@linnet/api';
import type { Client } from '@linnet/domain';
import { navigate } from '../../platform/navigation/navigate';
import { pathTo } from '../../platform/navigation/path-to';

/** Whether the page has room for windows beside it: the same condition as in `useLayout`. */
const hasDock = (): boolean => !matchMedia('(max-width: 800px)').matches;

/** Opens the chat with somebody: beside a wide page, on a narrow one as a screen. */
export async function openChat(client: Client, person: AccountId): Promise<void> {
  if (hasDock()) {
    const { chatWindow, dockOf } = await import('@linnet/domain/dock');
    return dockOf(client).open(chatWindow(person));
  }
  const viewer = client.session.state.get();
  if (viewer.state !== 'visitor')
    navigate(pathTo('chat', { username: viewer.username, recipient_id: person }));
}
