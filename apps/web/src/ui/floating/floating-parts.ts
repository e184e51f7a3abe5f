/** All components that use the library for floating elements, as one chunk that is never in the first. */
export { ConfirmDialogView } from '../dialog/dialog-view';
export { DialogView } from '../dialog/dialog-view';
export { EndDrawerView } from '../dialog/stage-view';
export { WindowView } from '../dialog/window-view';
export { StageView } from '../dialog/stage-view';
export { MenuView } from '../menu/menu-view';
export { PopoverView } from '../popover/popover-view';
export { FormSheetView } from '../dialog/window-view';
