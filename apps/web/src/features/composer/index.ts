export { ComposerPanel } from './composer-panel';
export { ComposerSheet } from './composer-sheet';
export { ReplyForm } from './reply-form';
