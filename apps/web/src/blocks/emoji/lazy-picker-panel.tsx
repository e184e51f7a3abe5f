import { lazyScreen } from '../../ui/lazy/lazy-screen';
import { PickerSpace } from './picker-space';

/** The picker panel, loaded when a picker is first opened. */
export const LazyPickerPanel = lazyScreen(
  () => import('./picker-panel').then(({ PickerPanel }) => PickerPanel),
  { placeholder: PickerSpace },
);
