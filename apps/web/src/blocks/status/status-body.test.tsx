import { act } from 'react';
import { beforeAll, expect, test } from 'vitest';
import type { StatusId } from '@linnet/api';
import { ClientProvider } from '../../platform/client/client-provider';
import { useStatusView } from '../../platform/client/use-status-view';
import { signalFirstContent } from '../../platform/start/first-content';
import { show } from '../../testing/show';
import { testClient } from '../../testing/test-client';
import { until } from '../../testing/until';
import { StatusBody } from './status-body';

// What comes later comes once; tests are not about how long it takes.
beforeAll(async () => {
  await import('./card-parts');
  signalFirstContent();
});

const id = 's1' as StatusId;
const paragraphs = (count: number) => Array.from({ length: count }, (_, at) => `<p>line ${at}</p>`).join('');
const LONG_SUBJECT = 'a long subject '.repeat(20);

interface Given {
  content?: string;
  subject?: string;
  settings?: Record<string, unknown>;
  large?: boolean;
}

function Body({ large }: { large: boolean }) {
  const view = useStatusView(id);
  return view === undefined ? null : (
    <div data-status={id}>
      <StatusBody view={view} large={large}>
        <i>media</i>
      </StatusBody>
    </div>
  );
}

async function shown({ content = '<p>short</p>', subject = '', settings = {}, large = false }: Given) {
  const status = {
    id,
    uri: 'https://nest.example/objects/s1',
    account: { id: 'robin', username: 'robin', acct: 'robin', url: 'https://nest.example/users/robin' },
    content,
    spoiler_text: subject,
    language: 'fr',
    created_at: '2026-11-20T09:00:00.000Z',
    visibility: 'public',
  };
  const client = testClient({
    records: { 'linnet-settings': JSON.stringify(settings) },
    answers: { 'GET /api/v1/timelines/public': [status] },
  });
  await client.feeds.get({ kind: 'public' }).open();
  const { container, rerender } = await show(
    <ClientProvider value={client}>
      <Body large={large} />
    </ClientProvider>,
  );
  await until(() => container.querySelector('[class*=space]') === null);
  const buttons = () => [...container.querySelectorAll('button')].map(({ textContent }) => textContent);
  return {
    place: container,
    buttons,
    words: () => container.textContent ?? '',
    isCut: () => container.querySelector('[class*=tall]') !== null,
    press: (name: string) =>
      act(async () => [...container.querySelectorAll('button')].find((b) => b.textContent === name)?.click()),
    async comeBack() {
      await rerender(null);
      await rerender(
        <ClientProvider value={client}>
          <Body large={large} />
        </ClientProvider>,
      );
    },
  };
}

test('a text is tall above 20 lines: paragraphs, breaks and 80 characters each [2.2.064, 2.9.014]', async () => {
  const tall = [paragraphs(21), `<p>${'one<br>'.repeat(21)}</p>`, `<p>${'x'.repeat(1600)}</p>`];
  for (const content of tall) {
    const { isCut, buttons } = await shown({ content });
    expect(isCut()).toBe(true);
    expect(buttons()).toEqual(['Show more']);
  }
  for (const content of [paragraphs(18), `<p>${'x'.repeat(1500)}</p>`]) {
    const { isCut, buttons } = await shown({ content });
    expect(isCut()).toBe(false);
    expect(buttons()).toEqual([]);
  }
});

test('a tall text is shown in full on demand, and less again; a card that comes back remembers [2.2.064]', async () => {
  const { isCut, press, comeBack } = await shown({ content: paragraphs(30) });
  await press('Show more');
  expect(isCut()).toBe(false);
  await comeBack();
  expect(isCut()).toBe(false);
  await press('Show less');
  expect(isCut()).toBe(true);
});

test('the status that a conversation is about is not cut off', async () => {
  const { isCut, buttons } = await shown({ content: paragraphs(30), large: true });
  expect(isCut()).toBe(false);
  expect(buttons()).toEqual(['Show less']);
});

test('what stands behind a subject waits, with what belongs to it, if that is set [2.2.064]', async () => {
  const settings = { collapseMessageWithSubject: true };
  const { words, buttons, press } = await shown({ subject: 'frost', settings });
  expect(words()).toBe('frostShow more');
  await press('Show more');
  expect(words()).toContain('short');
  expect(words()).toContain('media');
  expect(buttons()).toEqual(['Show less']);
});

test('a tall text behind a subject has one button, and is not cut off as well', async () => {
  const settings = { collapseMessageWithSubject: true };
  const folded = await shown({ subject: 'frost', content: paragraphs(30), settings });
  await folded.press('Show more');
  expect(folded.isCut()).toBe(false);
  expect(folded.buttons()).toEqual(['Show less']);
  const open = await shown({ subject: 'frost', content: paragraphs(30) });
  expect(open.isCut()).toBe(true);
  expect(open.buttons()).toEqual(['Show more']);
});

test('a subject of more than 240 characters is cut off until it is wanted in full [2.2.065, 2.9.014]', async () => {
  const { place, press } = await shown({ subject: LONG_SUBJECT });
  const isShort = () => place.querySelector('[class*=short]') !== null;
  expect(isShort()).toBe(true);
  await press('Show full content warning');
  expect(isShort()).toBe(false);
  await press('Hide full content warning');
  expect(isShort()).toBe(true);
  const fitting = await shown({ subject: 'x'.repeat(240) });
  expect(fitting.buttons()).toEqual(['Show less']);
});

test('the text says its language and finds its direction', async () => {
  const { place } = await shown({});
  expect(place.querySelector('[lang=fr][dir=auto]')?.textContent).toBe('short');
});
