import { ApiError } from '@linnet/api';
import { hasStoredWriting } from '@linnet/domain/drafts';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { LazyPart, useLazyPart } from '../../platform/chunks/lazy-part';
import { sharedErrors } from '../../platform/chunks/reload-page';
import { whenNear } from '../../platform/browser/when-near';
import { useLayout } from '../../platform/browser/use-layout';
import { useCell, useClient } from '../../platform/client/client-provider';
import { withDrafts } from '../../platform/client/use-reply';
import { useHotkey } from '../../platform/hotkeys/page-keys';
import { useRoute } from '../../platform/navigation/use-route';
import { RestingForm, type WaitingEvent } from './resting-form';

const forms = new LazyPart(() => import('./composer-forms'));
sharedErrors.watch(forms);

/** Whether the forms are needed although nobody has opened one: something is stored, or came with the address. */
function useIsWritten(): boolean {
  const client = useClient();
  const { search } = useRoute();
  const [wasStored] = useState(() => hasStoredWriting(client));
  const [isStoredElsewhere, setStoredElsewhere] = useState(false);
  const isLoaded = useCell(client.drafts.loaded) !== null;

  useEffect(() => {
    if (isLoaded) return undefined;
    const check = (): void => setStoredElsewhere(hasStoredWriting(client));
    addEventListener('storage', check);
    return () => removeEventListener('storage', check);
  }, [client, isLoaded]);

  return wasStored || isStoredElsewhere || isLoaded || new URLSearchParams(search).has('message');
}

interface ComposerStartProps {
  /** A placeholder of the size of the form, where it is loaded with the page. */
  readonly placeholder: ReactNode;
}

/**
 * The form of a new post in a column of the page. Its code is loaded when somebody comes near it, begins to write, or has
 * written: until then a resting form is shown, which takes what is typed meanwhile.
 */
export function ComposerStart({ placeholder }: ComposerStartProps) {
  const { drafts } = useClient();
  const placeRef = useRef<HTMLDivElement>(null);
  const waiting = useRef<WaitingEvent[]>([]);
  const isWritten = useIsWritten();
  const [wasWritten] = useState(isWritten);
  const [isNear, setNear] = useState(false);
  const [isComposing, setComposing] = useState(false);
  const isLoaded = useCell(drafts.loaded) !== null;
  const [isFailed, setFailed] = useState(false);
  const isWanted = isWritten || isNear;
  const code = useLazyPart(forms, isWanted && (isNear || 'later'));

  useEffect(() => {
    if (!isWanted) return;
    drafts.load().catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      setFailed(true);
    });
  }, [drafts, isWanted]);

  const isReady = code.state === 'ready' && (isLoaded || isFailed || wasWritten) && !isComposing;
  useLayoutEffect(() => {
    const field = placeRef.current?.querySelector('textarea');
    if (!isReady || !isLoaded || !field) return;
    for (const event of waiting.current.splice(0)) field.dispatchEvent(event());
  }, [isReady, isLoaded]);

  if (code.state === 'ready' && isReady) {
    return (
      <div ref={placeRef}>
        <code.part.ComposerPanel placeholder={placeholder} />
      </div>
    );
  }
  if (wasWritten) return placeholder;
  return (
    <RestingForm
      onWanted={() => setNear(true)}
      onEvent={(event) => waiting.current.push(event)}
      onComposing={setComposing}
    />
  );
}

/** The form over the page. Its code is loaded when there is something for it. */
export function ComposerOverStart() {
  const client = useClient();
  const isWritten = useIsWritten();
  const isNarrow = useLayout() === 'narrow';
  const code = useLazyPart(forms, isWritten && 'later');
  useEffect(() => whenNear('[data-opens-form]', forms.start), []);
  useHotkey('compose', () => void withDrafts(client, (drafts) => drafts.openOver({ kind: 'new' })), {
    enabled: isNarrow && code.state !== 'ready',
  });
  return code.state === 'ready' ? <code.part.ComposerOver /> : null;
}
