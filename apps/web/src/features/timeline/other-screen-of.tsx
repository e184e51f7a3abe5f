import type { ComponentType } from 'react';
import { FeedPlaceholder } from '../../blocks/feed/feed-placeholder';
import type { ScreenProps } from '../../platform/navigation/route-definition';
import { lazyScreen } from '../../ui/lazy/lazy-screen';
import type * as others from './others/others';

type OtherScreens = typeof others;

/** The screen of a timeline that no start page shows; its code is loaded when it is opened. */
export function otherScreenOf(
  pick: (screens: OtherScreens) => ComponentType<ScreenProps>,
): ComponentType<ScreenProps> {
  return lazyScreen<ScreenProps>(() => import('./others/others').then(pick), {
    placeholder: FeedPlaceholder,
  });
}
