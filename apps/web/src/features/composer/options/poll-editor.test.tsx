import type { PollLimits } from '@linnet/api';
import { type DraftPoll, newDraftPoll } from '@linnet/domain/drafts';
import { act, useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { fillIn } from '../../../testing/fill-in';
import { signedInToPleroma } from '../../../testing/signed-in-to-pleroma';
import { PollEditor, PollTool } from './poll-editor';

const usual: PollLimits = { maxOptions: 4, maxOptionChars: 25, minExpiration: 120, maxExpiration: 86_400 };

interface Scene {
  limits?: PollLimits;
  poll?: Partial<DraftPoll> | null;
  disabled?: boolean;
  features?: readonly string[];
}

async function begin({ limits = usual, poll = {}, disabled = false, features }: Scene = {}) {
  const seen: { poll: DraftPoll | null } = { poll: null };
  function Form() {
    const [value, setValue] = useState<DraftPoll | null>(poll && { ...newDraftPoll(limits), ...poll });
    useEffect(() => {
      seen.poll = value;
    }, [value]);
    return (
      <>
        {value && <PollEditor poll={value} limits={limits} disabled={disabled} onChange={setValue} />}
        <PollTool poll={value} limits={limits} disabled={disabled} onChange={setValue} />
      </>
    );
  }
  const { shown } = await signedInToPleroma(
    {},
    features && { instance: { pleroma: { metadata: { features } } } },
  );
  const { container } = await shown(<Form />);
  const fields = () => [...container.querySelectorAll<HTMLInputElement>('ol input')];
  const find = (name: string) =>
    [...container.querySelectorAll('button')].find(
      (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
    );
  const one = <E extends Element>(selector: string, kind: new () => E): E => {
    const found = container.querySelector(selector);
    if (!(found instanceof kind)) throw new Error(`There is no ${selector}.`);
    return found;
  };
  return {
    place: container,
    fields,
    find,
    poll: () => seen.poll,
    amount: () => one('input[type="number"]', HTMLInputElement),
    unit: () => one('select', HTMLSelectElement),
    several: () => one('input[type="checkbox"]', HTMLInputElement),
    press: (name: string) => act(async () => find(name)?.click()),
    write: async (index: number, words: string) => {
      const field = fields()[index];
      if (field === undefined) throw new Error(`There is no option ${index + 1}.`);
      await fillIn(field, words);
    },
    enter: (index: number, more: KeyboardEventInit = {}) =>
      act(async () => {
        const init = { key: 'Enter', bubbles: true, cancelable: true, ...more };
        fields()[index]?.dispatchEvent(new KeyboardEvent('keydown', init));
      }),
  };
}

test('a poll begins with two empty options, one choice and ten minutes [2.9.003]', async () => {
  const { fields, amount, unit, several, find, press, poll } = await begin({ poll: null });
  await press('Poll');
  expect(fields().map(({ value }) => value)).toEqual(['', '']);
  expect(several().checked).toBe(false);
  expect([amount().value, unit().value]).toEqual(['10', 'minutes']);
  expect(find('Poll')?.getAttribute('aria-pressed')).toBe('true');
  expect(poll()).toEqual({ options: ['', ''], multiple: false, amount: 10, unit: 'minutes' });
});

test('what was written in a poll comes back when it is taken away by mistake', async () => {
  const { fields, press, write } = await begin();
  await write(0, 'rye');
  await press('Poll');
  expect(fields()).toEqual([]);
  await press('Poll');
  expect(fields().map(({ value }) => value)).toEqual(['rye', '']);
});

test('Enter goes to the next option, and makes one after the last', async () => {
  const { fields, write, enter } = await begin();
  await write(0, 'rye');
  await enter(0);
  expect(document.activeElement).toBe(fields()[1]);
  await enter(1);
  expect(fields()).toHaveLength(2);
  await write(1, 'oat');
  await enter(1);
  expect(fields()).toHaveLength(3);
  expect(document.activeElement).toBe(fields()[2]);
  await write(2, 'spelt');
  await enter(2, { ctrlKey: true });
  expect(fields()).toHaveLength(3);
});

test('there are no more options than the server takes, and none is longer [2.5.032]', async () => {
  const { fields, find, press } = await begin({ poll: { options: ['a', 'b', 'c'] } });
  await press('Add option');
  expect(document.activeElement).toBe(fields()[3]);
  expect(fields()).toHaveLength(4);
  expect(find('Add option')).toBeUndefined();
  expect(fields().map(({ maxLength }) => maxLength)).toEqual([25, 25, 25, 25]);
});

test('options can be removed while there are more than two [2.5.033]', async () => {
  const { fields, find, press } = await begin({ poll: { options: ['a', 'b', 'c'] } });
  await press('Remove option 2');
  expect(fields().map(({ value }) => value)).toEqual(['a', 'c']);
  expect(document.activeElement).toBe(fields()[1]);
  expect(find('Remove option 1')).toBeUndefined();
});

test('several choices can be allowed', async () => {
  const { several, poll } = await begin();
  await act(async () => several().click());
  expect(poll()?.multiple).toBe(true);
});

test('how long it is open stays within what the server allows [2.5.034]', async () => {
  const { amount, unit, poll } = await begin();
  expect([amount().min, amount().max]).toEqual(['2', '1440']);
  await fillIn(amount(), '1');
  expect(poll()?.amount).toBe(2);
  // What is typed stands until the field is left: it may become 15.
  expect(amount().value).toBe('1');
  await act(async () => amount().blur());
  expect(amount().value).toBe('2');
  await fillIn(amount(), '99999');
  expect(poll()?.amount).toBe(1440);
  await fillIn(amount(), '');
  expect(poll()?.amount).toBe(1440);
  unit().value = 'hours';
  await act(async () => unit().dispatchEvent(new Event('change', { bubbles: true })));
  expect(poll()).toMatchObject({ amount: 24, unit: 'hours' });
});

test('only units that fit are offered [2.5.035]', async () => {
  const { unit } = await begin({ limits: { ...usual, maxExpiration: 7200 } });
  expect([...unit().options].map(({ value }) => value)).toEqual(['minutes', 'hours']);
});

test('polls are offered where the server has them and lets two things be chosen from [2.5.036]', async () => {
  expect((await begin({ poll: null })).find('Poll')).toBeDefined();
  expect((await begin({ poll: null, limits: { ...usual, maxOptions: 1 } })).find('Poll')).toBeUndefined();
  expect((await begin({ poll: null, features: ['pleroma_api'] })).find('Poll')).toBeUndefined();
});

test('nothing can be changed while the post is sent', async () => {
  const { place, find } = await begin({ disabled: true });
  expect(place.querySelector('fieldset')?.disabled).toBe(true);
  expect(find('Poll')?.disabled).toBe(true);
});
