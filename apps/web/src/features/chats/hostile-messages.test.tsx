import { chatMessages, type ChatId } from '@linnet/api';
import { chatLines, chatMessagesOf } from '@linnet/domain/chats';
import { HOSTILE_CASES } from '@linnet/richtext/hostile';
import { expect, test, vi } from 'vitest';
import { signedInToPleroma } from '../../testing/signed-in-to-pleroma';
import { ChatMessageView } from './chat-message';

vi.setConfig({ testTimeout: 60_000 });

/** Those meant to exhaust the parser need a real one: they are shown in a timeline, in a browser. */
const texts = HOSTILE_CASES.map(({ html }) => html).filter((html) => html.length < 100_000);
const addresses = [
  'javascript:trap()',
  'data:text/html,<script>trap()</script>',
  '//elsewhere.example/a.png',
];
const chat = 'planted' as ChatId;

const messages = texts.map((html, at) => {
  const url = addresses[at % addresses.length];
  return {
    id: `Planted${1000 + at}`,
    chat_id: chat,
    account_id: 'robin',
    content: html,
    created_at: new Date(Date.UTC(2026, 0, 1) + at * 60_000).toISOString(),
    emojis: [{ shortcode: 'x', url, static_url: url }],
    attachment: { id: `${at}`, type: 'image', url, preview_url: url, description: html },
    card: { type: 'link', url, title: html, description: html, image: url },
    unread: false,
  };
});

/** What could run, load from elsewhere, navigate or be taken for a part of the client. */
const forbidden =
  'script, style, link, meta, base, iframe, frame, object, embed, applet, math, template, foreignObject, animate, set, [srcdoc], [formaction], [http-equiv]';

function isHarmful(element: Element): boolean {
  if (element.matches(forbidden)) return true;
  if (element.getAttributeNames().some((name) => name.startsWith('on'))) return true;
  if (element instanceof HTMLAnchorElement)
    return (
      element.hasAttribute('href') && !/^(?:https?|mailto):|^\//.test(element.getAttribute('href') ?? '')
    );
  return element instanceof HTMLImageElement && /^(?:javascript|data:text)/.test(element.src);
}

test('no message made to harm does anything, whatever is in its text, file or card', async () => {
  // What React says in development of a table without a body.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const trap = vi.fn<() => void>();
  vi.stubGlobal('trap', trap);
  const { client, shown } = await signedInToPleroma(
    { 'GET /api/v1/pleroma/chats/planted/messages': () => messages },
    { instance: { pleroma: { metadata: { features: ['pleroma_api', 'pleroma_chat_messages'] } } } },
  );
  const { items } = await client.send(chatMessages(chat, { limit: 40 }));
  expect(items).toHaveLength(texts.length);
  expect(texts.length).toBeGreaterThan(100);
  const viewer = client.session.state.get();
  if (viewer.state === 'visitor') throw new Error('Nobody is signed in.');
  const lines = chatLines({ messages: items, jobs: [], viewer: viewer.accountId });
  const list = chatMessagesOf(client).get(chat);
  const { container } = await shown(
    lines.map((line) =>
      line.kind === 'day' ? null : <ChatMessageView key={line.id} line={line} messages={list} />,
    ),
  );
  expect(container.querySelectorAll('[data-message]')).toHaveLength(texts.length);
  const harm = [...container.querySelectorAll('*')].filter(isHarmful);
  expect(harm.map((element) => element.outerHTML.slice(0, 200))).toEqual([]);
  expect(trap).not.toHaveBeenCalled();
});
