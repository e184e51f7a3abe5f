import { dockOf } from '@linnet/domain/dock';
import { shoutboxOf } from '@linnet/domain/shoutbox';
import MessageSquareMore from 'lucide-react/icons/message-square-more';
import { useState } from 'react';
import { PageWindow, WindowHead } from '../../blocks/dock/dock-parts';
import { useCell, useClient } from '../../platform/client/client-provider';
import { useResource } from '../../platform/client/use-resource';
import { useText } from '../../platform/i18n/use-text';
import { Icon } from '../../ui/icon/icon';
import { lazyPart } from '../../ui/lazy/lazy-screen';
import { PeopleSkeleton } from '../../ui/skeleton/people-skeleton';

const ShoutRoom = lazyPart(() => import('./shout-room').then((part) => part.ShoutRoom), PeopleSkeleton);

/** The shoutbox beside the page. */
export function ShoutWindow() {
  const text = useText();
  const title = text('shout.title');
  return (
    <PageWindow id="shoutbox" name={title} title={title}>
      <ShoutRoom />
    </PageWindow>
  );
}

/** Opens the shoutbox. While it is minimised the viewer stays connected, and new messages are counted. */
export function ShoutHead() {
  const text = useText();
  const client = useClient();
  const shown = useCell(dockOf(client).windows).find(({ id }) => id === 'shoutbox');
  const isOpen = shown?.isOpen === true;
  const { value } = useResource(shoutboxOf(client), shown !== undefined);
  const ids = (value ?? []).map(({ id }) => id);
  const newest = ids.at(-1) ?? '';
  /** Id of the last message that was in view; null before the messages have loaded. */
  const [seen, setSeen] = useState<string | null>(null);
  if (value !== null && (isOpen || seen === null) && seen !== newest) setSeen(newest);
  const count = seen === null || shown === undefined ? 0 : ids.length - 1 - ids.lastIndexOf(seen);
  return (
    <WindowHead
      id="shoutbox"
      name={text('shout.title')}
      count={count}
      countLabel={text('shout.new', { count })}
    >
      <Icon of={MessageSquareMore} size="nav" />
    </WindowHead>
  );
}
