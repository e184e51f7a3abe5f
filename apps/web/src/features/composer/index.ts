export { ComposerOver } from './forms/composer-over';
export { ComposerPanel } from './forms/composer-panel';
export { InlineForm } from './forms/inline-form';
export { DraftsScreen } from './drafts/drafts-screen';
export { MessageForm, OutgoingPost } from './forms/message-form';
