/** All components that use the library for floating elements, as one chunk that is never in the first. */
export { ConfirmDialogView, DialogView } from '../dialog/dialog-view';
export { EndDrawerView, StageView } from '../dialog/stage-view';
export { FormSheetView, WindowView } from '../dialog/window-view';
export { MenuView } from '../menu/menu-view';
export { PopoverView } from '../popover/popover-view';
