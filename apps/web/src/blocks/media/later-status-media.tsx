import { MediaSpace } from './media-space';
import type { ComponentType, ReactNode } from 'react';
import { lazyScreen } from '../../ui/lazy/lazy-screen';
import type * as Parts from './media-parts';

/** What is attached to a status: it is read first, and its media keep their room. */
export const LaterStatusMedia = laterMedia((parts) => parts.StatusMedia, MediaSpace);

type MediaParts = typeof Parts;

/** A part of the media of a status whose code is not needed for the first one. Its space is kept by what is around it. */
function laterMedia<Props extends object>(
  pick: (parts: MediaParts) => ComponentType<Props>,
  placeholder: (props: Props) => ReactNode = Nothing,
): ComponentType<Props> {
  return lazyScreen(() => import('./media-parts').then(pick), { placeholder, later: true });
}

function Nothing() {
  return null;
}
