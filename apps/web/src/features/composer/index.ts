export { ComposerOver, ComposerPanel } from './composer-forms';
export { InlineForm } from './forms/inline-form';
export { DraftsScreen } from './drafts/drafts-screen';
export { MessageForm, OutgoingPost } from './forms/message-form';
