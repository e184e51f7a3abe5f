import type { Cell } from '@linnet/domain';
import { type DraftContext, targetStatusOf, contextKey, postKindOf } from '@linnet/domain/drafts';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useCell } from '../../../platform/client/client-provider';
import { useStatusView } from '../../../platform/client/use-status-view';
import { useText } from '../../../platform/i18n/use-text';
import { type FocusOrigin, originOfFocus } from '../composer-focus';
import { ComposerForm } from '../composer-form';
import { DraftsProvider, useDraftForm, useDrafts } from '../drafts/drafts-provider';
import { CloseFormDialog, useFormClosing } from './close-form';

interface InlineFormProps {
  readonly context: DraftContext;
}

/** The form of a reply or a quote, inside the card of the status that it is about. */
export function InlineForm({ context }: InlineFormProps) {
  return (
    <DraftsProvider>
      <OpenForm key={targetStatusOf(context) ?? contextKey(context)} context={context} />
    </DraftsProvider>
  );
}

function OpenForm({ context }: InlineFormProps) {
  const text = useText();
  const drafts = useDrafts();
  const containerRef = useRef<HTMLDivElement>(null);
  const originRef = useRef<FocusOrigin | null>(null);
  const closing = useFormClosing(context, () => originRef.current?.restore());
  const isQuote = postKindOf(useDraftForm(context).content) === 'quote';
  const name = useStatusView(targetStatusOf(context))?.author.acct;

  useLayoutEffect(() => {
    const container = containerRef.current;
    if (container === null) return;
    const origin = originOfFocus(container);
    originRef.current = origin;
    // A form that appears again with its card, after a reload or by scrolling, does not take the focus.
    if (origin.openedHere) focusAtEnd(container);
  }, []);

  useRequested(drafts.closeRequest, context, closing.close);
  useRequested(drafts.focusRequest, context, () => focusAtEnd(containerRef.current));

  const label = text(isQuote ? 'post_status.quote_of' : 'post_status.reply_to', { name: name ?? '' });
  return (
    <div ref={containerRef}>
      <ComposerForm
        context={context}
        variant="inline"
        label={label}
        placeholder={text(isQuote ? 'post_status.quote_placeholder' : 'post_status.reply_placeholder')}
        onSent={() => {
          originRef.current?.restore();
          drafts.close(context);
        }}
        onClose={closing.close}
      />
      <CloseFormDialog closing={closing} />
    </div>
  );
}

/** Moves the caret to the end of the text and scrolls the form into view. */
function focusAtEnd(container: HTMLElement | null): void {
  const field = container?.querySelector('textarea');
  if (!field) return;
  field.focus();
  field.setSelectionRange(field.value.length, field.value.length);
  container?.scrollIntoView({ block: 'nearest' });
}

/** Runs a callback once when other code requests it for this draft through a cell, and clears the request. */
function useRequested(
  requests: Cell<DraftContext | null>,
  context: DraftContext,
  onRequest: () => void,
): void {
  const requested = useCell(requests);
  const isRequested = requested !== null && contextKey(requested) === contextKey(context);
  const handleRequest = useEffectEvent(() => {
    requests.set(null);
    onRequest();
  });
  useEffect(() => {
    if (isRequested) handleRequest();
  }, [isRequested]);
}
