import type { StatusId } from '@linnet/api';
import { useLayoutEffect, useRef } from 'react';
import { useStatusView } from '../../platform/client/use-status-view';
import { useText } from '../../platform/i18n/use-text';
import { ComposerForm } from './composer-form';
import { DraftsProvider, useDrafts } from './drafts-provider';
import { focusAtEnd } from './focus-at-end';
import { originOfFocus, type FocusOrigin } from './origin-of-focus';

interface ReplyFormProps {
  readonly to: StatusId;
}

/** The form of a reply, inside the card that it answers. */
export function ReplyForm({ to }: ReplyFormProps) {
  return (
    <DraftsProvider>
      <OpenReply to={to} />
    </DraftsProvider>
  );
}

function OpenReply({ to }: ReplyFormProps) {
  const text = useText();
  const drafts = useDrafts();
  const view = useStatusView(to);
  const placeRef = useRef<HTMLDivElement>(null);
  const originRef = useRef<FocusOrigin | null>(null);

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

  function handleClose() {
    originRef.current?.giveBack();
    drafts.close(to);
  }

  const name = view?.author.acct;
  return (
    <div ref={placeRef}>
      <ComposerForm
        context={{ kind: 'reply', to }}
        variant="inline"
        label={name === undefined ? text('post_status.reply') : text('post_status.reply_to', { name })}
        placeholder={text('post_status.reply_placeholder')}
        parentScope={view?.status.scope ?? null}
        onPosted={() => originRef.current?.giveBack()}
        onClose={handleClose}
      />
    </div>
  );
}
