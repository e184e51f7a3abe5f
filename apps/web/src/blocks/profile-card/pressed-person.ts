import type { StatusId } from '@linnet/api';
import type { Client } from '@linnet/domain';
import type { WantedAccount } from '@linnet/domain/fetching';
import avatar from '../inline-parts/avatar.module.css';
import { matchRoute } from '../../platform/navigation/match-route';
import { wantedBy } from './wanted-by';

/** A pressed link or avatar of an account. */
export interface PressedPerson {
  readonly wanted: WantedAccount;
  /** The pressed element; the popover is anchored to it. */
  readonly place: HTMLElement;
  /** The element that gets the focus back. */
  readonly opener: HTMLElement;
}

/** Places in which a link to a profile just navigates: the card itself, menus, dialogs and the navigation. */
const AWAY = 'nav, [role=menu], [role=dialog], [role=alertdialog], [data-profile-card]';

/**
 * The account that a click is for: of a link to a profile, or of the avatar beside a status, which is not a link. Null
 * for any other click.
 */
export function pressedPerson(event: MouseEvent, client: Client): PressedPerson | null {
  const { target } = event;
  if (!(target instanceof Element) || !isPlain(event) || target.closest(AWAY) !== null) return null;
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (link !== null) return personOfLink(link);
  return target.closest('button, input, label, summary') === null ? personOfFace(target, client) : null;
}

function isPlain(event: MouseEvent): boolean {
  const hasKey = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  return event.button === 0 && !hasKey && !event.defaultPrevented;
}

function personOfLink(link: HTMLAnchorElement): PressedPerson | null {
  const isOurs = link.origin === location.origin && link.target === '' && link.search === '';
  const wanted = isOurs ? wantedAt(link.pathname) : null;
  return wanted === null ? null : { wanted, place: link, opener: link };
}

function personOfFace(target: Element, { statusViews }: Client): PressedPerson | null {
  const face = target.closest<HTMLElement>(`.${avatar['avatar']}`);
  const card = face?.closest<HTMLElement>('[data-status]');
  if (!face || !card) return null;
  const view = statusViews.get((card.dataset['status'] ?? '') as StatusId);
  return view === undefined ? null : { wanted: { by: 'id', id: view.author.id }, place: face, opener: card };
}

/** The account that a profile address names; null for any other address. */
function wantedAt(path: string): WantedAccount | null {
  const match = matchRoute(path);
  const isProfile = match?.name === 'user-profile' || match?.name === 'external-user-profile';
  return isProfile ? wantedBy(match.params) : null;
}
