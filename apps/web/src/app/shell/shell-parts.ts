/** Parts of the shell that are not shown at the start: one chunk, loaded after the first content. */
export { LoginPanel } from './account/login-panel';
export { ConnectionLine } from './connection/connection-line';
export { Floats } from './floats';
export { ShellTitle } from './shell-title';
export { Sidebar } from './sidebar/sidebar';
export { ThirdColumn } from './third-column/third-column';
export { TopTools } from './top-bar/top-tools';
