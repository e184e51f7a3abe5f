import { dockOf } from '@linnet/domain/dock';
import { shoutboxOf } from '@linnet/domain/shoutbox';
import MessageSquareMore from 'lucide-react/icons/message-square-more';
import { useState } from 'react';
import { useDockFocus } from '../../blocks/dock/use-dock-focus';
import { useCell, useClient } from '../../platform/client/client-provider';
import { useResource } from '../../platform/client/use-resource';
import { useNumberFormat } from '../../platform/i18n/use-number-format';
import { useText } from '../../platform/i18n/use-text';
import { DockHead, DockWindow } from '../../ui/dock/dock';
import { Icon } from '../../ui/icon/icon';
import { lazyPart } from '../../ui/lazy/lazy-screen';
import { PeopleSkeleton } from '../../ui/skeleton/people-skeleton';

const ShoutRoom = lazyPart(() => import('./shout-room').then((part) => part.ShoutRoom), PeopleSkeleton);

/** The shoutbox beside the page. */
export function ShoutWindow() {
  const text = useText();
  const dock = dockOf(useClient());
  const title = text('shout.title');
  return (
    <DockWindow
      {...useDockFocus('shoutbox', 'window')}
      title={title}
      name={title}
      onMinimise={() => dock.minimise('shoutbox')}
      onClose={() => dock.close('shoutbox')}
    >
      <ShoutRoom />
    </DockWindow>
  );
}

/** Opens the shoutbox; while it is minimised the viewer stays in the room, and what is new is counted. */
export function ShoutHead() {
  const text = useText();
  const numbers = useNumberFormat();
  const client = useClient();
  const dock = dockOf(client);
  const shown = useCell(dock.windows).find(({ id }) => id === 'shoutbox');
  const isOpen = shown?.isOpen === true;
  const { value } = useResource(shoutboxOf(client), shown !== undefined);
  const ids = (value ?? []).map(({ id }) => id);
  const newest = ids.at(-1) ?? '';
  /** The last message that was in view; null before there were any messages. */
  const [seen, setSeen] = useState<string | null>(null);
  if (value !== null && (isOpen || seen === null) && seen !== newest) setSeen(newest);
  const count = seen === null || shown === undefined ? 0 : ids.length - 1 - ids.lastIndexOf(seen);
  return (
    <DockHead
      {...useDockFocus('shoutbox', 'head')}
      name={text('shout.title')}
      isOpen={isOpen}
      count={count > 0 ? { shown: numbers.full(count), label: text('shout.new', { count }) } : null}
      onClick={() => (isOpen ? dock.minimise('shoutbox') : dock.open('shoutbox'))}
    >
      <Icon of={MessageSquareMore} size="nav" />
    </DockHead>
  );
}
