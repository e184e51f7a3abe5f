import { act, useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { show } from '../../testing/show';
import { useEmojiInsertion } from './emoji-tool';

interface FormProps {
  readonly pads: boolean;
  readonly onSubject: (text: string) => void;
  readonly onText: (text: string) => void;
}

function Form({ pads, onSubject, onText }: FormProps) {
  const textRef = useRef<HTMLTextAreaElement>(null);
  const subjectRef = useRef<HTMLInputElement>(null);
  const entry = useEmojiInsertion([textRef, subjectRef], pads);
  function pickLast() {
    entry.put('🐝');
    entry.finish();
  }
  return (
    <>
      <input ref={subjectRef} onInput={({ currentTarget }) => onSubject(currentTarget.value)} />
      <textarea ref={textRef} onInput={({ currentTarget }) => onText(currentTarget.value)} />
      <button type="button" name="another" onClick={() => entry.put(':owl:')}>
        Another
      </button>
      <button type="button" name="last" onClick={pickLast}>
        Last
      </button>
    </>
  );
}

async function shownForm(pads: boolean) {
  const onText = vi.fn<(text: string) => void>();
  const onSubject = vi.fn<(text: string) => void>();
  const { container } = await show(<Form pads={pads} onText={onText} onSubject={onSubject} />);
  const [field, subject] = [container.querySelector('textarea'), container.querySelector('input')];
  if (field === null || subject === null) throw new Error('There is no field.');
  const press = (name: string) =>
    act(async () => {
      const button = container.querySelector<HTMLElement>(`[name="${name}"]`);
      button?.focus();
      button?.click();
    });
  return { field, subject, press, onText, onSubject };
}

test('an emoji comes where the caret stands, and the field goes on', async () => {
  const { field, press, onText } = await shownForm(true);
  field.value = 'a bee';
  field.setSelectionRange(2, 5);
  await press('last');
  expect(field.value).toBe('a 🐝 ');
  expect(onText).toHaveBeenLastCalledWith('a 🐝 ');
  expect(document.activeElement).toBe(field);
});

test('while more may follow the focus stays where they are picked', async () => {
  const { field, press, onText } = await shownForm(true);
  await act(async () => field.focus());
  await press('another');
  await press('another');
  expect(field.value).toBe(':owl: :owl: ');
  expect(onText).toHaveBeenLastCalledWith(':owl: :owl: ');
  expect(document.activeElement).not.toBe(field);
});

test('it goes into the subject where that had the focus last', async () => {
  const { field, subject, press, onSubject } = await shownForm(true);
  await act(async () => field.focus());
  await act(async () => subject.focus());
  await press('last');
  expect([subject.value, field.value]).toEqual(['🐝 ', '']);
  expect(onSubject).toHaveBeenLastCalledWith('🐝 ');
  expect(document.activeElement).toBe(subject);
});

test('no spaces come with it for those who want none', async () => {
  const { field, press } = await shownForm(false);
  field.value = 'bee';
  field.setSelectionRange(3, 3);
  await press('last');
  expect(field.value).toBe('bee🐝');
});
