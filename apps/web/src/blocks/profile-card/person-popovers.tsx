import type { StatusId } from '@linnet/api';
import type { Client } from '@linnet/domain';
import type { AccountReference } from '@linnet/domain/fetching';
import { generalSettings } from '@linnet/domain/settings';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLayout } from '../../platform/browser/use-layout';
import { useClient } from '../../platform/client/client-provider';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { useText } from '../../platform/i18n/use-text';
import { matchRoute } from '../../platform/navigation/match-route';
import { navigate } from '../../platform/navigation/navigate';
import { pathTo } from '../../platform/navigation/path-to';
import { useRoute } from '../../platform/navigation/use-route';
import { Floating } from '../../ui/floating/floating';
import { LazySpinner, lazyPart } from '../../ui/lazy/lazy-screen';
import avatar from '../inline-parts/avatar.module.css';
import './person-avatars.css';
import { referenceOf } from './reference-of';

/** A pressed link or avatar of an account. */
interface PressedPerson {
  readonly reference: AccountReference;
  /** The pressed element; the popover is anchored to it. */
  readonly anchor: HTMLElement;
  /** The element that gets the focus back. */
  readonly opener: HTMLElement;
}

/** Places in which a link to a profile just navigates: the card itself, menus, dialogs and the navigation. */
const EXCLUDED = 'nav, [role=menu], [role=dialog], [role=alertdialog], [data-profile-card]';

/** The account of the clicked profile link, or of the avatar beside a status; null for other clicks. */
function pressedPerson(event: MouseEvent, client: Client): PressedPerson | null {
  const { target } = event;
  if (!(target instanceof Element) || !isPlainClick(event) || target.closest(EXCLUDED) !== null) return null;
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (link !== null) return personOfLink(link);
  return target.closest('button, input, label, summary') === null ? personOfAvatar(target, client) : null;
}

function isPlainClick(event: MouseEvent): boolean {
  const hasKey = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  return event.button === 0 && !hasKey && !event.defaultPrevented;
}

function personOfLink(link: HTMLAnchorElement): PressedPerson | null {
  const isOurs = link.origin === location.origin && link.target === '' && link.search === '';
  const reference = isOurs ? referenceAt(link.pathname) : null;
  return reference === null ? null : { reference, anchor: link, opener: link };
}

function personOfAvatar(target: Element, { statusViews }: Client): PressedPerson | null {
  const avatarElement = target.closest<HTMLElement>(`.${avatar['avatar']}`);
  const card = avatarElement?.closest<HTMLElement>('[data-status]');
  if (!avatarElement || !card) return null;
  const view = statusViews.get((card.dataset['status'] ?? '') as StatusId);
  return view === undefined
    ? null
    : { reference: { by: 'id', id: view.author.id }, anchor: avatarElement, opener: card };
}

/** The account that a profile address names; null for any other address. */
function referenceAt(path: string): AccountReference | null {
  const match = matchRoute(path);
  const isProfile = match?.name === 'user-profile' || match?.name === 'external-user-profile';
  return isProfile ? referenceOf(match.params) : null;
}

const Content = lazyPart(
  () => import('./person-popover-content').then((part) => part.PersonPopoverContent),
  LazySpinner,
);

/** A window lower than this, in pixels, has no room for the biography. */
const MIN_HEIGHT_FOR_BIO = 640;

/** An account's card, opened by links to profiles and avatars. On narrow screens they lead to the profile. */
export function PersonPopovers() {
  const text = useText();
  const client = useClient();
  const narrow = useLayout() === 'narrow';
  const { path } = useRoute();
  const overlays = useListedSetting('userPopoverOverlay', generalSettings.userPopoverOverlay).value;
  const [pressed, setPressed] = useState<PressedPerson | null>(null);
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLElement | null>(null);
  const opener = useRef<HTMLElement | null>(null);

  const handleClick = useEffectEvent((event: MouseEvent) => {
    const person = pressedPerson(event, client);
    if (person === null) return;
    if (narrow) {
      // A link navigates by itself.
      if (person.reference.by === 'id' && person.anchor !== person.opener) {
        navigate(pathTo('external-user-profile', { id: person.reference.id }));
      }
      return;
    }
    event.preventDefault();
    const isSame = open && person.anchor === anchor.current;
    anchor.current = person.anchor;
    opener.current = person.opener;
    setPressed(person);
    setOpen(!isSame);
  });
  useEffect(() => {
    const { documentElement: root } = document;
    document.addEventListener('click', handleClick, true);
    root.toggleAttribute('data-avatars-clickable', true);
    return () => {
      document.removeEventListener('click', handleClick, true);
      root.removeAttribute('data-avatars-clickable');
    };
  }, []);

  // Closes when the viewer has moved to another page.
  const [shownPath, setShownPath] = useState(path);
  if (shownPath !== path) {
    setShownPath(path);
    setOpen(false);
  }

  const isOnCard = pressed !== null && pressed.anchor.closest('[data-person]') !== null;
  return (
    <Floating open={open} onClose={() => setOpen(false)}>
      {({ PopoverView }) => (
        <PopoverView
          label={text('user_card.card')}
          align="start"
          anchor={anchor}
          returnTo={opener}
          over={overlays}
          open={open && pressed !== null}
          onOpenChange={setOpen}
        >
          {pressed !== null && (
            <Content
              key={JSON.stringify(pressed.reference)}
              reference={pressed.reference}
              variant={isOnCard || innerHeight < MIN_HEIGHT_FOR_BIO ? 'compact' : 'popover'}
              anchor={opener}
              onClose={() => setOpen(false)}
            />
          )}
        </PopoverView>
      )}
    </Floating>
  );
}
