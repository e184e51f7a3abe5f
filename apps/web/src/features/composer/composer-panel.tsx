import { useText } from '../../platform/i18n/use-text';
import { ComposerForm } from './composer-form';
import { DraftsProvider } from './drafts-provider';
import { useMessageParameter } from './use-message-parameter';

const context = { kind: 'new' } as const;

/** The form of a new post in the sidebar: a part of the panel that it stands in. */
export function ComposerPanel() {
  return (
    <DraftsProvider>
      <NewPost />
    </DraftsProvider>
  );
}

function NewPost() {
  const text = useText();
  useMessageParameter();
  return (
    <ComposerForm
      context={context}
      variant="panel"
      label={text('post_status.new_status')}
      placeholder={text('post_status.default')}
    />
  );
}
