import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { generalSettings } from '@linnet/domain/settings';
import { useLayout } from '../../platform/browser/use-layout';
import { useClient } from '../../platform/client/client-provider';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { useText } from '../../platform/i18n/use-text';
import { navigate } from '../../platform/navigation/navigate';
import { pathTo } from '../../platform/navigation/path-to';
import { useRoute } from '../../platform/navigation/use-route';
import { Floating } from '../../ui/floating/floating';
import { LazySpinner, lazyPart } from '../../ui/lazy/lazy-screen';
import { type PressedPerson, pressedPerson } from './pressed-person';
import './person-faces.css';

const Content = lazyPart(
  () => import('./person-popover-content').then((part) => part.PersonPopoverContent),
  LazySpinner,
);

/**
 * In lists of people the biography is in the list already, and a window lower than this (in pixels) has no room for it.
 */
const LOW = 640;

/**
 * The popover with an account's card, for all links to profiles and all avatars: opens on click or Enter. On narrow
 * screens they lead to the profile instead.
 */
export function PersonPopovers() {
  const text = useText();
  const client = useClient();
  const narrow = useLayout() === 'narrow';
  const { path } = useRoute();
  const overlays = useListedSetting('userPopoverOverlay', generalSettings.userPopoverOverlay).value;
  const [pressed, setPressed] = useState<PressedPerson | null>(null);
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLElement | null>(null);
  const opener = useRef<HTMLElement | null>(null);

  const press = useEffectEvent((event: MouseEvent) => {
    const person = pressedPerson(event, client);
    if (person === null) return;
    if (narrow) {
      // A link navigates by itself.
      if (person.wanted.by === 'id' && person.place !== person.opener) {
        navigate(pathTo('external-user-profile', { id: person.wanted.id }));
      }
      return;
    }
    event.preventDefault();
    const isSame = open && person.place === place.current;
    place.current = person.place;
    opener.current = person.opener;
    setPressed(person);
    setOpen(!isSame);
  });
  useEffect(() => {
    const { documentElement: root } = document;
    document.addEventListener('click', press, true);
    root.toggleAttribute('data-faces-lead', true);
    return () => {
      document.removeEventListener('click', press, true);
      root.removeAttribute('data-faces-lead');
    };
  }, []);

  // Closes when the viewer has moved to another page.
  const [seenPath, setSeenPath] = useState(path);
  if (seenPath !== path) {
    setSeenPath(path);
    setOpen(false);
  }

  const isTold = pressed !== null && pressed.place.closest('[data-person]') !== null;
  return (
    <Floating open={open} onClose={() => setOpen(false)}>
      {({ PopoverView }) => (
        <PopoverView
          label={text('user_card.card')}
          align="start"
          anchor={place}
          returnTo={opener}
          over={overlays}
          open={open && pressed !== null}
          onOpenChange={setOpen}
        >
          {pressed !== null && (
            <Content
              key={JSON.stringify(pressed.wanted)}
              wanted={pressed.wanted}
              place={isTold || innerHeight < LOW ? 'compact' : 'popover'}
              anchor={opener}
              onClose={() => setOpen(false)}
            />
          )}
        </PopoverView>
      )}
    </Floating>
  );
}
