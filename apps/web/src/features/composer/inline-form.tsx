import type { StatusId } from '@linnet/api';
import { contextKey, type DraftContext } from '@linnet/domain/drafts';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useCell } from '../../platform/client/use-cell';
import { useStatusView } from '../../platform/client/use-status-view';
import { useText } from '../../platform/i18n/use-text';
import { ComposerForm } from './composer-form';
import { DraftsProvider, useDrafts } from './drafts-provider';
import { focusAtEnd } from './focus-at-end';
import { LeaveDialog } from './leaving/leave-dialog';
import { useLeaving } from './leaving/use-leaving';
import { originOfFocus, type FocusOrigin } from './origin-of-focus';

interface InlineFormProps {
  readonly context: DraftContext;
}

/** The form of a reply or a quote, inside the card that it is about. */
export function InlineForm({ context }: InlineFormProps) {
  return (
    <DraftsProvider>
      <OpenForm key={contextKey(context)} context={context} />
    </DraftsProvider>
  );
}

function OpenForm({ context }: InlineFormProps) {
  const text = useText();
  const drafts = useDrafts();
  const wanted = useCell(drafts.leaving);
  const placeRef = useRef<HTMLDivElement>(null);
  const originRef = useRef<FocusOrigin | null>(null);
  const leaving = useLeaving(context, () => originRef.current?.giveBack());
  const isReply = context.kind === 'reply';
  const name = useStatusView(aboutOf(context))?.author.acct;

  useLayoutEffect(() => {
    const place = placeRef.current;
    if (place === null) return;
    const origin = originOfFocus(place);
    originRef.current = origin;
    const field = place.querySelector('textarea');
    // A form that comes back with its card, after a reload or on scrolling, leaves the focus where it is.
    if (origin.openedHere && field !== null) {
      focusAtEnd(field);
      place.scrollIntoView({ block: 'nearest' });
    }
  }, []);

  const isWanted = wanted !== null && contextKey(wanted) === contextKey(context);
  const answerWish = useEffectEvent(() => {
    drafts.leaving.set(null);
    leaving.leave();
  });
  useEffect(() => {
    if (isWanted) answerWish();
  }, [isWanted]);

  const label = text(isReply ? 'post_status.reply_to' : 'post_status.quote_of', { name: name ?? '' });
  return (
    <div ref={placeRef}>
      <ComposerForm
        context={context}
        variant="inline"
        label={label}
        placeholder={text(isReply ? 'post_status.reply_placeholder' : 'post_status.quote_placeholder')}
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

/** The status that a form is about. */
function aboutOf(context: DraftContext): StatusId {
  if (context.kind === 'reply') return context.to;
  return context.kind === 'quote' || context.kind === 'edit' ? context.of : ('' as StatusId);
}
