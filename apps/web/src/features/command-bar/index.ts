export { CommandBarHost } from './command-bar-host';
