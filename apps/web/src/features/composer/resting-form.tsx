import { newPost, storeNewPost } from '@linnet/domain/drafts';
import type { Scope } from '@linnet/api';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useAutoHeight } from '../../blocks/text-suggestions/use-field-text';
import { pastedFiles } from '../../blocks/uploads/pasted-files';
import { scopeFacts } from '../../blocks/status/scope-icon';
import { useClient, useSession } from '../../platform/client/client-provider';
import { useHotkey } from '../../platform/hotkeys/page-keys';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import { join } from '../../ui/styles/join';
import { useMovedFocus } from './composer-focus';
import field from './composer-field.module.css';
import foot from './composer-foot.module.css';
import form from './composer-form.module.css';

/** Makes an event that the resting form can't handle, which is dispatched in the text field of the loaded form. */
export type WaitingEvent = () => Event;

/** What the resting form contained when the loaded form took its place. */
export interface LeftField {
  readonly text: string;
  /** Null without the focus. */
  readonly caret: { readonly start: number; readonly end: number } | null;
}

interface RestingFormProps {
  /** Called when the full form will probably be needed. */
  readonly onWanted: () => void;
  readonly onEvent: (event: WaitingEvent) => void;
  /** Called when an input method begins or ends to compose text from several keys. */
  readonly onComposing: (isComposing: boolean) => void;
  /** Called when it is removed. */
  readonly onLeft: (field: LeftField) => void;
}

const sendKey: WaitingEvent = () =>
  new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true, cancelable: true });

const isScope = (word: string | undefined): word is Scope => word !== undefined && word in scopeFacts;

/**
 * The form of a new post until its code has loaded: it looks like the collapsed form. What is typed meanwhile is stored,
 * and moves to the loaded form together with the focus.
 */
export function RestingForm({ onWanted, onEvent, onComposing, onLeft }: RestingFormProps) {
  const text = useText();
  const client = useClient();
  const session = useSession();
  const formRef = useRef<HTMLFormElement>(null);
  const textRef = useRef<HTMLTextAreaElement>(null);
  const [isEmpty, setEmpty] = useState(true);
  const own = session.state === 'visitor' ? null : session.own;
  const scope = isScope(own?.defaultScope) ? own.defaultScope : 'public';
  useMovedFocus(formRef, true);
  useHotkey('compose', () => textRef.current?.focus());
  useAutoHeight(textRef, '');

  const leave = useEffectEvent((field: HTMLTextAreaElement) => {
    const { value, selectionStart: start, selectionEnd: end } = field;
    onLeft({ text: value, caret: document.activeElement === field ? { start, end } : null });
  });
  useLayoutEffect(() => {
    const field = textRef.current;
    return () => {
      if (field !== null) leave(field);
    };
  }, []);

  function handleChange(typed: string) {
    onWanted();
    setEmpty(typed === '');
    const drafts = client.drafts.loaded.get();
    if (drafts === null) storeNewPost(client, typed);
    else drafts.change(newPost, { text: typed });
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEvent(sendKey);
  }

  function handlePaste(event: ClipboardEvent) {
    const files = pastedFiles(event.clipboardData);
    if (files.length === 0) return;
    event.preventDefault();
    const clipboardData = new DataTransfer();
    for (const file of files) clipboardData.items.add(file);
    onEvent(() => new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }

  return (
    <div
      className={form.container}
      onPointerEnter={onWanted}
      onDragEnter={onWanted}
      onFocus={onWanted}
      onCompositionStart={() => onComposing(true)}
      onCompositionEnd={() => onComposing(false)}
    >
      <form
        ref={formRef}
        className={join(form.form, form.panel)}
        aria-label={text('post_status.new_status')}
        data-resting
        onSubmit={(event) => event.preventDefault()}
      >
        <div className={join(field.field, field.small)}>
          <textarea
            ref={textRef}
            className={field.text}
            dir="auto"
            rows={1}
            placeholder={text('post_status.default')}
            aria-label={text('post_status.default')}
            aria-keyshortcuts="Control+Enter Meta+Enter"
            onChange={(event) => handleChange(event.currentTarget.value)}
            onKeyDown={handleKeyDown}
            onPaste={handlePaste}
          />
        </div>
        <div className={foot.foot}>
          <Button
            variant="quiet"
            small
            title={text('post_status.scope_choice')}
            icon={<Icon of={scopeFacts[scope].icon} size="small" />}
            onClick={() => textRef.current?.focus()}
          >
            {text(scopeFacts[scope].label)}
          </Button>
          <div className={foot.end}>
            <Button variant="primary" disabled={isEmpty} onClick={() => onEvent(sendKey)}>
              {text('post_status.post')}
            </Button>
          </div>
        </div>
      </form>
    </div>
  );
}
