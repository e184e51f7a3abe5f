import type { StatusId } from '@linnet/api';
import type { Client } from '@linnet/domain';
import type { WantedAccount } from '@linnet/domain/fetching';
import avatar from '../account/avatar.module.css';
import { matchRoute } from '../../platform/navigation/match-route';
import { wantedBy } from './wanted-by';

/** A way to somebody that was pressed. */
export interface PressedPerson {
  readonly wanted: WantedAccount;
  /** What was pressed: where the card stands. */
  readonly place: HTMLElement;
  /** What gets the focus back. */
  readonly opener: HTMLElement;
}

/** Places in which a link to somebody is the way there: the card itself, menus, what lies over the page, places to go. */
const AWAY = 'nav, [role=menu], [role=dialog], [role=alertdialog], [data-profile-card]';

/** To whom a press leads: by a link to their profile, or by the face beside a status, which is no link of its own. */
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

/** Whom an address of a profile names; null for any other address. */
function wantedAt(path: string): WantedAccount | null {
  const match = matchRoute(path);
  const isProfile = match?.name === 'user-profile' || match?.name === 'external-user-profile';
  return isProfile ? wantedBy(match.params) : null;
}
