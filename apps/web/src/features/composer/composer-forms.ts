/** The forms that `composer-start.tsx` loads when somebody writes. */
export { ComposerOver } from './forms/composer-over';
export { ComposerPanel } from './forms/composer-panel';
