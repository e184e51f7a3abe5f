import { lazyScreen } from '../../../ui/lazy/lazy-screen';
import type { PreviewProps } from './preview';

/** How the post will look; its code comes when somebody wants to see it. */
export const LaterPreview = lazyScreen<PreviewProps>(() => import('./preview').then((part) => part.Preview));
