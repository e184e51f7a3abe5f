import { ApiError } from '@linnet/api';
import { type Drafts, hasStoredWriting, newPost } from '@linnet/domain/drafts';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { LazyPart, useLazyPart } from '../../platform/chunks/lazy-part';
import { sharedErrors } from '../../platform/chunks/reload-page';
import { whenNear } from '../../platform/browser/when-near';
import { useLayout } from '../../platform/browser/use-layout';
import { useCell, useClient } from '../../platform/client/client-provider';
import { withDrafts } from '../../platform/client/use-reply';
import { useHotkey } from '../../platform/hotkeys/page-keys';
import { useRoute } from '../../platform/navigation/use-route';
import { type LeftField, RestingForm, type WaitingEvent } from './resting-form';

const forms = new LazyPart(() => import('./composer-forms'));
sharedErrors.watch(forms);

/** On a fast connection the forms are loaded after this time, even if nobody has come near them. */
const IDLE_MS = 30_000;

/** Loads the forms when the page is idle, so that they are there without a network; not if data is to be saved. */
function loadAtRest(): () => void {
  const connection: unknown = Reflect.get(navigator, 'connection');
  const { saveData, effectiveType = '4g' } = Object(connection) as Partial<Record<string, unknown>>;
  const timer = saveData === true || effectiveType !== '4g' ? undefined : setTimeout(forms.start, IDLE_MS);
  // What could not be loaded without a network is loaded when there is one again.
  addEventListener('online', forms.retry);
  return () => {
    clearTimeout(timer);
    removeEventListener('online', forms.retry);
  };
}

/** Whether the forms are needed although nobody has opened one: something is stored, or came with the address. */
function useFormsNeeded(): boolean {
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
  const left = useRef<LeftField | null>(null);
  const isNeeded = useFormsNeeded();
  const [wasNeededAtFirst] = useState(isNeeded);
  const [isNear, setNear] = useState(false);
  const [isComposing, setComposing] = useState(false);
  const isLoaded = useCell(drafts.loaded) !== null;
  const [isFailed, setFailed] = useState(false);
  const isWanted = isNeeded || isNear;
  const code = useLazyPart(forms, isWanted && (isNear || 'later'));

  useEffect(() => {
    if (!isWanted) return;
    drafts.load().catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      setFailed(true);
    });
  }, [drafts, isWanted]);

  const isReady = code.state === 'ready' && (isLoaded || isFailed || wasNeededAtFirst) && !isComposing;
  useLayoutEffect(() => {
    const field = placeRef.current?.querySelector('textarea');
    const loaded = drafts.loaded.get();
    if (!isReady || loaded === null || !field) return;
    if (left.current !== null) takeOver(field, { drafts: loaded, left: left.current });
    left.current = null;
    for (const event of waiting.current.splice(0)) field.dispatchEvent(event());
  }, [isReady, isLoaded, drafts]);

  if (code.state === 'ready' && isReady) {
    return (
      <div ref={placeRef}>
        <code.part.ComposerPanel placeholder={placeholder} />
      </div>
    );
  }
  if (wasNeededAtFirst) return placeholder;
  return (
    <RestingForm
      onWanted={() => setNear(true)}
      onEvent={(event) => waiting.current.push(event)}
      onComposing={setComposing}
      onLeft={(field) => (left.current = field)}
    />
  );
}

/** Puts what was typed into the loaded form: its drafts may have been read before all of it was stored. */
function takeOver(
  field: HTMLTextAreaElement,
  { drafts, left: { text, caret } }: { drafts: Drafts; left: LeftField },
): void {
  const { content, touched } = drafts.form(newPost);
  if (text !== '' && content.text !== text) {
    // Another tab has changed the draft meanwhile.
    if (touched && !text.startsWith(content.text)) drafts.saveAsDraft(newPost);
    drafts.change(newPost, { text });
  }
  if (text !== '') field.value = text;
  if (caret === null) return;
  field.focus({ preventScroll: true });
  field.setSelectionRange(caret.start, caret.end);
}

/** The form over the page. Its code is loaded when it may be needed. */
export function ComposerOverStart() {
  const client = useClient();
  const isNeeded = useFormsNeeded();
  const isNarrow = useLayout() === 'narrow';
  const code = useLazyPart(forms, isNeeded && 'later');
  useEffect(() => whenNear('[data-opens-form]', forms.start), []);
  useEffect(loadAtRest, []);
  useHotkey('compose', () => void withDrafts(client, (drafts) => drafts.openOver({ kind: 'new' })), {
    enabled: isNarrow && code.state !== 'ready',
  });
  return code.state === 'ready' ? <code.part.ComposerOver /> : null;
}
