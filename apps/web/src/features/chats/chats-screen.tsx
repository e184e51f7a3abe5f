import { type ChatRow, chatListOf } from '@linnet/domain/chats';
import MessageCirclePlus from 'lucide-react/icons/message-circle-plus';
import { useState } from 'react';
import { LoadedList } from '../../blocks/list-foot/loaded-list';
import { ScreenPanel } from '../../blocks/navigation/screen-panel';
import { useClient } from '../../platform/client/client-provider';
import { rowsOfResource } from '../../platform/client/list-rows';
import { useResource } from '../../platform/client/use-resource';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import { PeopleSkeleton } from '../../ui/skeleton/people-skeleton';
import { ChatListRow } from './chat-list-row';
import { NewChat } from './new-chat';
import { useUnreadChats } from '../../platform/client/use-unread-chats';

const all = (rows: readonly ChatRow[]): readonly ChatRow[] => rows;

/** The viewer's chats, the latest first, and a search for somebody to write to. */
export function ChatsScreen() {
  const text = useText();
  const { chats } = chatListOf(useClient());
  const state = useResource(chats, false);
  // Loads the chats, and follows them.
  useUnreadChats();
  const [isSearching, setSearching] = useState(false);

  const begin = (
    <Button
      small
      variant={isSearching ? 'plain' : 'primary'}
      icon={<Icon of={MessageCirclePlus} size="small" />}
      aria-expanded={isSearching}
      onClick={() => setSearching(!isSearching)}
    >
      {text('chats.new')}
    </Button>
  );
  return (
    <ScreenPanel title={text('nav.chats')} tools={state.isOffered && begin}>
      {isSearching && <NewChat />}
      <LoadedList
        list={rowsOfResource(state, chats.load, all)}
        skeleton={<PeopleSkeleton />}
        failed={text('chats.failed')}
        empty={{ title: text('chats.none'), text: text('chats.none_text') }}
        notOffered={{ title: text('chats.not_offered'), text: text('chats.not_offered_text') }}
      >
        {(rows) => (
          <ul>
            {rows.map((chat) => (
              <ChatListRow key={chat.id} chat={chat} />
            ))}
          </ul>
        )}
      </LoadedList>
    </ScreenPanel>
  );
}
