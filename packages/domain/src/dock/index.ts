export { type Dock, type DockWindow, type WindowId, chatPersonOf, chatWindow, dockOf } from './dock';
