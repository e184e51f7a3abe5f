import type { AccountId } from '@linnet/api';
import { chatPersonOf, dockOf } from '@linnet/domain/dock';
import { peopleOfKey } from '@linnet/domain/inbox';
import { generalSettings } from '@linnet/domain/settings';
import { useRef } from 'react';
import { ChatHead, ChatWindow, useMessageNotices } from '../../../features/chat-windows';
import { ShoutHead, ShoutWindow } from '../../../features/shoutbox/shoutbox';
import { usePageMark } from '../../../platform/browser/use-page-mark';
import { useCell, useClient } from '../../../platform/client/client-provider';
import { useHasFeature } from '../../../platform/client/use-has';
import { useListedSetting } from '../../../platform/client/use-listed-setting';
import { useHotkey } from '../../../platform/hotkeys/page-keys';
import type { RouteMatch } from '../../../platform/navigation/match-route';
import { useRoute } from '../../../platform/navigation/use-route';
import { DockFrame } from '../../../ui/dock/dock';
import { lazyPart } from '../../../ui/lazy/lazy-screen';
import { PeopleSkeleton } from '../../../ui/skeleton/people-skeleton';

const ChatContents = lazyPart(
  () => import('../../../features/chats/chat-contents').then((part) => part.ChatContents),
  PeopleSkeleton,
);

/** Screens with a form at their lower edge. */
const screensWithForm: ReadonlySet<string> = new Set<RouteMatch['name']>([
  'chat',
  'inbox-thread',
  'shout-panel',
]);

/** The person whose chat is the screen, or part of it; null if there is none. */
function personOnScreen({ name, params }: RouteMatch): AccountId | null {
  const people =
    name === 'chat' || name === 'inbox-thread'
      ? peopleOfKey(params['recipient_id'] ?? params['people'] ?? '')
      : [];
  const [only = null, ...others] = people;
  return others.length > 0 ? null : only;
}

/** The windows of the dock, without the one that the screen shows itself and those that the server does not support. */
function useDockWindows() {
  const all = useCell(dockOf(useClient()).windows);
  const has = useHasFeature();
  const { match } = useRoute();
  const isHidden = useListedSetting('hideShoutbox', generalSettings.hideShoutbox).value;
  const hasShoutbox = has('shout') && !isHidden && match?.name !== 'shout-panel';
  const screen = match === undefined ? null : personOnScreen(match);
  const windows = all.filter(({ id }) => {
    const person = chatPersonOf(id);
    return person === null ? hasShoutbox : has('chats') && person !== screen;
  });
  const isInView = (person: AccountId): boolean =>
    person === screen || windows.some(({ id, isOpen }) => isOpen && chatPersonOf(id) === person);
  return { windows, hasShoutbox, isInView, overForm: screensWithForm.has(match?.name ?? '') };
}

/** The shoutbox and chats beside a wide page. `raised`: a floating button is below. */
export function PageDock({ raised }: { readonly raised: boolean }) {
  const dockRef = useRef<HTMLElement>(null);
  const { windows, hasShoutbox, isInView, overForm } = useDockWindows();
  const open = windows.filter(({ isOpen }) => isOpen);
  const hasOpenWindows = open.length > 0;
  usePageMark('data-dock', hasOpenWindows);

  useMessageNotices(isInView);
  useHotkey('windows', () => focusNext(dockRef.current), { enabled: windows.length > 0 || hasShoutbox });

  if (windows.length === 0 && !hasShoutbox) return null;
  return (
    <DockFrame
      dockRef={dockRef}
      raised={raised}
      overForm={overForm}
      windows={open.map(({ id }) => {
        const person = chatPersonOf(id);
        if (person === null) return <ShoutWindow key={id} />;
        return (
          <ChatWindow key={id} person={person}>
            <ChatContents person={person} />
          </ChatWindow>
        );
      })}
      heads={
        <>
          {windows.map(({ id }) => {
            const person = chatPersonOf(id);
            return person !== null && <ChatHead key={id} person={person} />;
          })}
          {hasShoutbox && <ShoutHead />}
        </>
      }
    />
  );
}

/** Moves the focus to the next open window; without one to the first that is minimised. */
function focusNext(dock: HTMLElement | null): void {
  const windows = [...(dock?.querySelectorAll<HTMLElement>('[data-dock-window]') ?? [])];
  const at = windows.findIndex((window) => window.contains(document.activeElement));
  const next = windows[(at + 1) % windows.length];
  const target =
    next === undefined ? dock?.querySelector('button') : (next.querySelector('textarea') ?? next);
  target?.focus();
}
