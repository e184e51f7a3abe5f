import type { MessageId } from '../../platform/i18n/message-id';

/** Post formats that have a name; any other is shown as the server writes it. */
export const contentTypeNames: Readonly<Record<string, MessageId>> = {
  'text/plain': 'post_status.content_type.plain',
  'text/html': 'post_status.content_type.html',
  'text/markdown': 'post_status.content_type.markdown',
  'text/bbcode': 'post_status.content_type.bbcode',
  'text/x.misskeymarkdown': 'post_status.content_type.mfm',
};
