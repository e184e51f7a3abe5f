import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useSession } from '../../../platform/client/client-provider';
import { shortened } from '../../../platform/i18n/shortened';
import { useText } from '../../../platform/i18n/use-text';
import { navigate } from '../../../platform/navigation/navigate';
import { useRoute } from '../../../platform/navigation/use-route';
import { ConfirmDialog } from '../../../ui/dialog/dialog';
import { ComposerForm } from '../composer-form';
import { DraftsProvider, useDraftForm, useDrafts } from '../drafts/drafts-provider';
import { OutboxList } from '../drafts/outbox-list';

const context = { kind: 'new' } as const;
/** How many characters of the message the question shows. */
const MAX_SHOWN = 120;

interface AddressMessageProps {
  /** Called after the viewer has accepted or rejected the message. Opens the form where it is not always visible. */
  readonly onAnswered?: () => void;
}

/**
 * Starts a new post with the `message` parameter of the address. The parameter is removed, so that a reload does not
 * insert the text again. If a new post is already being written, the person is asked first.
 */
export function AddressMessage({ onAnswered }: AddressMessageProps) {
  const text = useText();
  const { path, search } = useRoute();
  const drafts = useDrafts();
  const session = useSession();
  const { touched } = useDraftForm(context);
  const message = new URLSearchParams(search).get('message') ?? '';
  // The account's default scope is needed: without it the draft would start as public.
  const isDefaultScopeKnown = session.state !== 'visitor' && session.own !== null;
  const hasMessage = isDefaultScopeKnown && message !== '';

  const isAnswered = useRef(false);

  function removeFromAddress() {
    isAnswered.current = true;
    const query = new URLSearchParams(search);
    query.delete('message');
    navigate(query.size === 0 ? path : `${path}?${query}`, { replace: true });
  }

  function acceptMessage() {
    drafts.saveAsDraft(context);
    drafts.change(context, { text: message });
    removeFromAddress();
  }

  const acceptAtOnce = useEffectEvent(acceptMessage);
  const canAcceptAtOnce = hasMessage && !touched;
  useEffect(() => {
    if (canAcceptAtOnce) acceptAtOnce();
  }, [canAcceptAtOnce]);

  const handleAnswered = useEffectEvent(() => {
    if (isAnswered.current) onAnswered?.();
    isAnswered.current = false;
  });
  useEffect(() => {
    if (message === '') handleAnswered();
  }, [message]);

  return (
    <ConfirmDialog
      open={hasMessage && touched}
      title={text('post_status.message_title')}
      text={text('post_status.message_text', { message: shortened(message, MAX_SHOWN) })}
      confirmLabel={text('post_status.message_accept')}
      cancelLabel={text('post_status.message_decline')}
      onConfirm={acceptMessage}
      onCancel={removeFromAddress}
    />
  );
}

interface ComposerPanelProps {
  /** A placeholder of the same size, shown until the drafts are loaded. */
  readonly placeholder: ReactNode;
}

/** The form of a new post in the sidebar, inside an existing panel. */
export function ComposerPanel({ placeholder }: ComposerPanelProps) {
  return (
    <DraftsProvider placeholder={placeholder}>
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
