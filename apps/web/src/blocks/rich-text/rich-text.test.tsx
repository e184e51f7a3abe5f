import { readRichText, type ListedEmoji } from '@linnet/richtext';
import { act } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { ClientProvider } from '../../platform/client/client-provider';
import { parseHtml } from '../../platform/html/parse-html';
import { signalFirstContent } from '../../platform/start/first-content';
import { show } from '../../testing/show';
import { testClient } from '../../testing/test-client';
import { until } from '../../testing/until';
import { RichText } from './rich-text';

// What comes later comes once; tests are not about how long it takes.
beforeAll(async () => {
  await import('../inline-parts/inline-parts');
  signalFirstContent();
});

interface Given {
  emojis?: readonly ListedEmoji[];
  tags?: readonly { name: string; url: string }[];
  greentext?: boolean;
  settings?: Record<string, unknown>;
}

async function shown(html: string, { settings = {}, ...options }: Given = {}) {
  const client = testClient({ records: { 'linnet-settings': JSON.stringify(settings) } });
  const { nodes } = readRichText(html, { parse: parseHtml, ...options });
  const { container } = await show(
    <ClientProvider value={client}>
      <RichText nodes={nodes} />
    </ClientProvider>,
  );
  return container;
}

const hashtags: readonly [string, string, Given?][] = [
  ['<a class="hashtag" data-tag="owls" href="https://nest.example/tag/owls">#Owls</a>', '/tag/owls'],
  ['<a rel="tag" href="https://reed.example/tags/b%C3%A4r">#Bär</a>', '/tag/b%C3%A4r'],
  ['<a class="mention hashtag" href="https://reed.example/tags/owls/">#<span>owls</span></a>', '/tag/owls'],
  [
    '<a href="https://reed.example/topic/1">#owls</a>',
    '/tag/owls',
    { tags: [{ name: 'owls', url: 'https://reed.example/topic/1' }] },
  ],
];

test.each(hashtags)(
  '%s leads to the timeline of the tag here [1.2.038, 2.2.015]',
  async (html, path, given) => {
    const place = await shown(html, given);
    const link = place.querySelector('a');
    expect(link?.getAttribute('href')).toBe(path);
    expect(link?.target).toBe('');
    expect(link?.textContent?.toLowerCase()).toMatch(/^#(owls|bär)$/);
  },
);

test('a link that is marked as a hashtag and names none opens where it leads, in a new tab [2.2.017]', async () => {
  const address = 'https://reed.example/about/owls';
  const place = await shown(`<a class="hashtag" href="${address}">about owls</a>`);
  const link = place.querySelector('a');
  expect(link?.getAttribute('href')).toBe(address);
  expect(link?.target).toBe('_blank');
});

test('a click on a hashtag stays in the page, and with a key it is the browser’s', async () => {
  const place = await shown('<a rel="tag" href="https://reed.example/tags/owls">#owls</a>');
  const link = place.querySelector('a');
  const went = (init: MouseEventInit) => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    // Nothing here may really open.
    link?.parentElement?.addEventListener('click', (event) => event.preventDefault(), { once: true });
    const stopped = vi.spyOn(click, 'preventDefault');
    act(() => void link?.dispatchEvent(click));
    return stopped.mock.calls.length;
  };
  expect(went({ ctrlKey: true })).toBe(1);
  expect(location.pathname).not.toBe('/tag/owls');
  went({});
  expect(location.pathname).toBe('/tag/owls');
  history.replaceState(null, '', '/');
});

test('a link that names no tag opens where it leads, in a new tab [1.2.038]', async () => {
  const place = await shown('<a class="hashtag" href="https://reed.example/about">who we are</a>');
  const link = place.querySelector('a');
  expect(link?.getAttribute('href')).toBe('https://reed.example/about');
  expect(link?.target).toBe('_blank');
  expect(link?.rel).toContain('noopener');
});

test('styles, classes and scripts of a server reach no element [2.2.066]', async () => {
  const place = await shown(
    '<p style="position:fixed" class="modal" id="app" onclick="x()">a<script>b()</script><style>p{}</style></p>',
  );
  expect(place.innerHTML).toBe('<p>a</p>');
});

test('code runs from left to right, in a line of words and by itself', async () => {
  const place = await shown('<p>جرب <code>git add .</code></p><pre><code>git push</code></pre>');
  expect([...place.querySelectorAll('[dir=ltr]')].map(({ tagName }) => tagName)).toEqual([
    'CODE',
    'PRE',
    'CODE',
  ]);
});

test('lines that begin with > are green and with < cyan, where that is set [2.2.067]', async () => {
  const html = '<p>&gt;be me<br>&lt;be you<br>plain</p>';
  const place = await shown(html, { greentext: true });
  expect(place.querySelector('[class*=green]')?.textContent).toBe('>be me');
  expect(place.querySelector('[class*=cyan]')?.textContent).toBe('<be you');
  const plain = await shown(html);
  expect(plain.querySelector('span')).toBeNull();
});

const emoji = (url: string, staticUrl = url): readonly ListedEmoji[] => [
  { shortcode: 'cat', url, staticUrl },
];
const point = (at: Element | null, type: string) =>
  act(async () => void at?.dispatchEvent(new MouseEvent(type, { bubbles: true })));

test('an emoji stands still until it is pointed at, unless it may move', async () => {
  const [moves, still] = ['https://nest.example/cat.gif', 'https://nest.example/cat.png'];
  const place = await shown('<p>:cat:</p>', { emojis: emoji(moves, still) });
  const image = () => place.querySelector('img');
  expect(image()?.src).toBe(still);
  expect(image()?.alt).toBe(':cat:');
  const pointed = async () => {
    await point(image(), 'pointerover');
    return image()?.src === moves;
  };
  await vi.waitFor(async () => expect(await pointed()).toBe(true));
  await point(image(), 'pointerout');
  expect(image()?.src).toBe(still);
  const free = await shown('<p>:cat:</p>', { emojis: emoji(moves, still), settings: { stopGifs: false } });
  await until(() => free.querySelector('img')?.src === moves);
});

test('of an emoji that has no still picture the first frame is drawn', async () => {
  const place = await shown('<p>:cat:</p>', { emojis: emoji('https://nest.example/cat.gif') });
  await until(() => place.querySelector('canvas') !== null);
  const plain = await shown('<p>:cat:</p>', { emojis: emoji('https://nest.example/cat.png') });
  expect(plain.querySelector('canvas')).toBeNull();
});

test('an emoji whose picture does not come is its shortcode, whether it moves or not', async () => {
  const emojis = [
    { shortcode: 'owl', url: 'https://nest.example/owl.png', staticUrl: 'https://nest.example/owl.png' },
    { shortcode: 'wren', url: 'https://nest.example/wren.gif', staticUrl: 'https://nest.example/wren.gif' },
  ];
  const place = await shown('<p>An :owl: and a :wren:</p>', { emojis });
  await until(() => place.querySelectorAll('img').length === 2);
  // A picture that replaces another while parts are loading does not come either.
  await vi.waitFor(async () => {
    await act(async () => {
      for (const image of place.querySelectorAll('img')) image.dispatchEvent(new Event('error'));
    });
    expect(place.querySelector('img')).toBeNull();
  });
  expect(place.textContent).toBe('An :owl: and a :wren:');
});
