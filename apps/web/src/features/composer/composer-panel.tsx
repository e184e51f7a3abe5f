import type { ReactNode } from 'react';
import { useText } from '../../platform/i18n/use-text';
import { AddressMessage } from './address-message';
import { ComposerForm } from './composer-form';
import { DraftsProvider } from './drafts-provider';
import { OutboxList } from './outbox/outbox-list';

const context = { kind: 'new' } as const;

interface ComposerPanelProps {
  /** A placeholder of the same size, shown until the drafts are loaded. */
  readonly space: ReactNode;
}

/** The form of a new post in the sidebar, inside an existing panel. */
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
