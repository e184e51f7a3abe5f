import { type MouseEvent, useEffect } from 'react';
import { pressStart, watchPresses } from '../../platform/browser/interaction';
import { useSetting } from '../../platform/client/client-provider';
import { navigate } from '../../platform/navigation/navigate';
import { pathTo } from '../../platform/navigation/path-to';

/** Elements that handle clicks themselves, and groups of controls or media: a click in them doesn't open the status. */
const controls =
  'a, button, input, textarea, select, label, summary, video, audio, canvas, form, [role="button"], [role="group"], [role="alert"], [contenteditable], [data-own-clicks]';

/** Another status inside the card, which opens itself. */
const otherStatus = '[data-opens]';

interface CardClick {
  readonly onClick?: (event: MouseEvent) => void;
  readonly onAuxClick?: (event: MouseEvent) => void;
  readonly onMouseDown?: (event: MouseEvent) => void;
}

/**
 * A click on the text or an empty part of a card opens its conversation, with the middle button or Ctrl in a new tab.
 * One that selects text, ends a selection or closes what floats over the page does only that.
 */
export function useCardClick(id: string, isOpen: boolean): CardClick {
  const opens = useSetting('openPostOnClick') && !isOpen;
  useEffect(() => {
    if (opens) watchPresses();
  }, [opens]);
  if (!opens) return {};

  return {
    onClick(event) {
      const opened = openedBy(event, id);
      if (opened === null || event.shiftKey || event.altKey) return;
      const { hadFloating, hadSelection } = pressStart();
      if (hadFloating || hadSelection || getSelection()?.isCollapsed === false) return;
      openPost(opened, event.ctrlKey || event.metaKey);
    },
    onAuxClick(event) {
      const opened = event.button === 1 ? openedBy(event, id) : null;
      if (opened !== null) openPost(opened, true);
    },
    // Prevents autoscrolling.
    onMouseDown(event) {
      if (event.button === 1 && openedBy(event, id) !== null) event.preventDefault();
    },
  };
}

/** Id of the status that a click opens; null if the click is for something else. */
function openedBy({ target, currentTarget: card, defaultPrevented }: MouseEvent, id: string): string | null {
  // In React, clicks in dialogs and menus bubble to here, although they are mounted elsewhere.
  if (defaultPrevented || !(target instanceof Element) || !card.contains(target)) return null;
  const nearest = target.closest(`${controls}, ${otherStatus}, [data-status]`);
  if (nearest === card) return id;
  return nearest?.getAttribute('data-opens') ?? null;
}

function openPost(id: string, inNewTab: boolean): void {
  const path = pathTo('conversation', { id });
  if (inNewTab) open(path, '_blank', 'noopener');
  else navigate(path);
}
