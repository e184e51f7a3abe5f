import { MediaSpace } from './media-space';
import type { ComponentType, ReactNode } from 'react';
import { lazyScreen } from '../../ui/lazy/lazy-screen';
import type * as Parts from './media-parts';

/** The media of a status, loaded after its text. Their space is reserved. */
export const LaterStatusMedia = laterMedia((parts) => parts.StatusMedia, MediaSpace);

type MediaParts = typeof Parts;

/** A lazy part of a status' media. The components around it reserve its space. */
function laterMedia<Props extends object>(
  pick: (parts: MediaParts) => ComponentType<Props>,
  placeholder: (props: Props) => ReactNode = Nothing,
): ComponentType<Props> {
  return lazyScreen(() => import('./media-parts').then(pick), { placeholder, later: true });
}

function Nothing() {
  return null;
}
