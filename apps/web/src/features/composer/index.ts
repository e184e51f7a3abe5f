export { ComposerOver } from './over/composer-over';
export { ComposerPanel } from './composer-panel';
export { InlineForm } from './inline-form';
export { DraftsScreen } from './drafts-list/drafts-screen';
