import { lazyScreen } from '../../../ui/lazy/lazy-screen';
import type { PreviewProps } from './preview';

/** The preview of a post; its code is loaded when it is first opened. */
export const LaterPreview = lazyScreen<PreviewProps>(() => import('./preview').then((part) => part.Preview));
