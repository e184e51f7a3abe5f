import type { ReactNode } from 'react';
import { useText } from '../../platform/i18n/use-text';
import { AddressMessage } from './address-message';
import { ComposerForm } from './composer-form';
import { DraftsProvider } from './drafts-provider';
import { OutboxList } from './outbox/outbox-list';

const context = { kind: 'new' } as const;

interface ComposerPanelProps {
  /** As large as the form; stands until that can take what is typed. */
  readonly space: ReactNode;
}

/** The form of a new post in the sidebar: a part of the panel that it stands in. */
export function ComposerPanel({ space }: ComposerPanelProps) {
  return (
    <DraftsProvider space={space}>
      <NewPost />
    </DraftsProvider>
  );
}

function NewPost() {
  const text = useText();
  return (
    <>
      <ComposerForm
        context={context}
        variant="panel"
        label={text('post_status.new_status')}
        placeholder={text('post_status.default')}
      />
      <OutboxList />
      <AddressMessage />
    </>
  );
}
