import type { StatusId } from '@linnet/api';
import { aboutOf, contextKey, kindOfText, type DraftContext } from '@linnet/domain/drafts';
import { useLayoutEffect, useRef, useEffect, useEffectEvent } from 'react';
import { useStatusView } from '../../platform/client/use-status-view';
import { useText } from '../../platform/i18n/use-text';
import { ComposerForm } from './composer-form';
import { DraftsProvider, useDrafts } from './drafts-provider';
import { LeaveDialog } from './leaving/leave-dialog';
import { useLeaving } from './leaving/use-leaving';
import { originOfFocus, type FocusOrigin } from './origin-of-focus';
import { useDraftForm } from './use-draft-form';
import type { Cell } from '@linnet/domain';
import { useCell } from '../../platform/client/use-cell';

interface InlineFormProps {
  readonly context: DraftContext;
}

/** The form of a reply or a quote, inside the card that it is about. */
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
  const leaving = useLeaving(context, () => originRef.current?.giveBack());
  const isQuote = kindOfText(useDraftForm(context).content) === 'quote';
  const name = useStatusView(aboutOf(context) ?? ('' as StatusId))?.author.acct;

  useLayoutEffect(() => {
    const place = placeRef.current;
    if (place === null) return;
    const origin = originOfFocus(place);
    originRef.current = origin;
    // A form that comes back with its card, after a reload or on scrolling, leaves the focus where it is.
    if (origin.openedHere) takeFocus(place);
  }, []);

  useWish(drafts.leaving, context, leaving.leave);
  useWish(drafts.focusing, context, () => takeFocus(placeRef.current));

  const label = text(isQuote ? 'post_status.quote_of' : 'post_status.reply_to', { name: name ?? '' });
  return (
    <div ref={placeRef}>
      <ComposerForm
        context={context}
        variant="inline"
        label={label}
        placeholder={text(isQuote ? 'post_status.quote_placeholder' : 'post_status.reply_placeholder')}
        onSent={() => {
          originRef.current?.giveBack();
          drafts.close(context);
        }}
        onClose={leaving.leave}
      />
      <LeaveDialog leaving={leaving} />
    </div>
  );
}

/** Puts the caret behind what is written, and the form into sight. */
function takeFocus(place: HTMLElement | null): void {
  const field = place?.querySelector('textarea');
  if (!field) return;
  focusAtEnd(field);
  place?.scrollIntoView({ block: 'nearest' });
}

/** Puts the caret behind what is written. */
function focusAtEnd(field: HTMLTextAreaElement): void {
  field.focus();
  field.setSelectionRange(field.value.length, field.value.length);
}

/** Does once what is wanted from elsewhere of the form of a context. */
function useWish(wishes: Cell<DraftContext | null>, context: DraftContext, answer: () => void): void {
  const wanted = useCell(wishes);
  const isWanted = wanted !== null && contextKey(wanted) === contextKey(context);
  const handleWish = useEffectEvent(() => {
    wishes.set(null);
    answer();
  });
  useEffect(() => {
    if (isWanted) handleWish();
  }, [isWanted]);
}
