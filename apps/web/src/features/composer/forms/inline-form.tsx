import type { Cell } from '@linnet/domain';
import { type DraftContext, aboutOf, contextKey, kindOfText } from '@linnet/domain/drafts';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useCell } from '../../../platform/client/client-provider';
import { useStatusView } from '../../../platform/client/use-status-view';
import { useText } from '../../../platform/i18n/use-text';
import { type FocusOrigin, originOfFocus } from '../composer-focus';
import { ComposerForm } from '../composer-form';
import { DraftsProvider, useDraftForm, useDrafts } from '../drafts/drafts-provider';
import { LeaveDialog, useLeaving } from './leaving';

interface InlineFormProps {
  readonly context: DraftContext;
}

/** The form of a reply or a quote, inside the card of the status that it is about. */
export function InlineForm({ context }: InlineFormProps) {
  return (
    <DraftsProvider>
      <OpenForm key={aboutOf(context) ?? contextKey(context)} context={context} />
    </DraftsProvider>
  );
}

function OpenForm({ context }: InlineFormProps) {
  const text = useText();
  const drafts = useDrafts();
  const placeRef = useRef<HTMLDivElement>(null);
  const originRef = useRef<FocusOrigin | null>(null);
  const leaving = useLeaving(context, () => originRef.current?.restore());
  const isQuote = kindOfText(useDraftForm(context).content) === 'quote';
  const name = useStatusView(aboutOf(context))?.author.acct;

  useLayoutEffect(() => {
    const place = placeRef.current;
    if (place === null) return;
    const origin = originOfFocus(place);
    originRef.current = origin;
    // A form that appears again with its card, after a reload or by scrolling, does not take the focus.
    if (origin.openedHere) takeFocus(place);
  }, []);

  useRequested(drafts.leaving, context, leaving.leave);
  useRequested(drafts.focusing, context, () => takeFocus(placeRef.current));

  const label = text(isQuote ? 'post_status.quote_of' : 'post_status.reply_to', { name: name ?? '' });
  return (
    <div ref={placeRef}>
      <ComposerForm
        context={context}
        variant="inline"
        label={label}
        placeholder={text(isQuote ? 'post_status.quote_placeholder' : 'post_status.reply_placeholder')}
        onSent={() => {
          originRef.current?.restore();
          drafts.close(context);
        }}
        onClose={leaving.leave}
      />
      <LeaveDialog leaving={leaving} />
    </div>
  );
}

/** Moves the caret to the end of the text and scrolls the form into view. */
function takeFocus(place: HTMLElement | null): void {
  const field = place?.querySelector('textarea');
  if (!field) return;
  field.focus();
  field.setSelectionRange(field.value.length, field.value.length);
  place?.scrollIntoView({ block: 'nearest' });
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
