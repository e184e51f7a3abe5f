// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { takePreview } from '../../platform/start/take-preview';
import { drawPreview } from './draw-preview';
import { findPreview } from './find-preview';
import { showPreview } from './show-preview';

// Other files are tested in the same document.
afterEach(() => document.body.replaceChildren());

const drawn = (root: unknown, shared: unknown[] = []): string => {
  const frame = document.createElement('div');
  frame.append(drawPreview({ root, shared }, document));
  return frame.innerHTML;
};

function taken(html: string) {
  const page = document.createElement('div');
  page.innerHTML = html;
  document.body.replaceChildren(page);
  const root = page.firstElementChild;
  const preview = root && takePreview(root);
  if (preview === null) throw new Error('The page is too large.');
  return preview;
}

const ICON = '<svg viewBox="0 0 24 24" class="icon"><path d="M2 2h4"></path></svg>';

test('what a page showed is drawn again, its icons once', () => {
  const html = `<div class="page" dir="ltr"><p class="text">Hello <a href="/users/bob">@bob</a>${ICON}</p><button aria-pressed="true">${ICON}</button><img alt="" src="https://a.example/b.png"></div>`;
  const preview = taken(html);
  expect(drawn(preview.root, preview.shared)).toBe(html);
  expect(preview.shared).toHaveLength(1);
});

test('side columns and rows of buttons are boxes', () => {
  const { root } = taken(
    '<div><div data-column="sidebar"><section class="panel"><p>Alice</p></section></div><div class="row" data-preview="box"><button>Reply</button></div></div>',
  );
  expect(drawn(root)).toBe(
    '<div><div data-column="sidebar"><section class="panel" style="height: 0px;"></section></div><div class="row" style="height: 0px;"></div></div>',
  );
});

test('a box keeps the picture that is as large as a post', () => {
  const { root } = taken(
    '<div><div data-column="sidebar"><section class="panel"><div><div class="cover" data-preview="picture"><img alt="" src="https://a.example/b.png"></div><p>Alice</p></div></section></div></div>',
  );
  expect(drawn(root)).toBe(
    '<div><div data-column="sidebar"><section class="panel" style="height: 0px;"><div class="cover" data-preview="picture"><img alt="" src="https://a.example/b.png"></div></section></div></div>',
  );
});

test('names of posts and texts of fields are not in it, nor is anything that runs or loads', () => {
  const { root } = taken(
    `<div><article data-status="A1" onclick="run()" id="x" aria-label="Alice: Hello">Hello</article>
     <a href="javascript:run()">link</a><img src="data:image/png;base64,AA"><iframe src="https://a.example/"></iframe>
     <video src="https://a.example/a.mp4"></video><script>run()</script>
     <p style="background: url(https://a.example/b.png); top: 4px">text</p></div>`,
  );
  const html = drawn(root);
  expect(html).not.toMatch(/run|A1|label|data:|iframe|video|script|url/);
  expect(html).toContain('<p style="top: 4px;">text</p>');
});

test.each([
  ['a script', ['script', {}, ['run()']]],
  ['an element of another kind', ['div', {}, [['object', {}, []]]]],
  ['something that is no element', ['div', {}, [null]]],
  ['children that are no list', ['div', {}, 'text']],
  ['an icon that is missing', ['div', {}, [7]]],
])('a stored preview with %s is no preview', (_, root) => {
  expect(() => drawn(root)).toThrow(TypeError);
});

test('a damaged preview, also one that contains itself, is not shown, and the start goes on', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const damaged = { checksum: 'c1', look: 'l1', width: 1440, top: 0 };
  for (const preview of [
    { ...damaged, root: ['script', {}, []], shared: [] },
    { ...damaged, root: ['div', {}, [0]], shared: [['svg', {}, [0]]] },
  ])
    expect(showPreview(preview, document)).toBeNull();
  expect(document.body.children).toHaveLength(0);
  vi.restoreAllMocks();
});

test('a stored preview can set no handler and no address of a script', () => {
  expect(
    drawn([
      'a',
      {
        onclick: 'run()',
        href: 'javascript:run()',
        style: 'top:1px;background:url(/x);width:1px;left:url(/x)',
      },
      [],
    ]),
  ).toBe('<a style="top: 1px; width: 1px;"></a>');
});

const stored = { checksum: 'c1', look: 'l1', width: 1440, top: 12, shared: [], root: ['div', {}, []] };
const here = { checksum: 'c1', look: 'l1', width: 1440 };

test('a preview is used with its own snapshot, in a window of the same width and look only', () => {
  expect(findPreview({ text: JSON.stringify(stored), ...here })).toEqual(stored);
  for (const other of [{ checksum: 'c2' }, { look: 'l2' }, { width: 1024 }])
    expect(findPreview({ text: JSON.stringify(stored), ...here, ...other })).toBeNull();
});

test.each([
  ['none', null],
  ['no JSON', '{'],
  ['no object', '7'],
  ['no list of icons', JSON.stringify({ ...stored, shared: {} })],
  ['no element', JSON.stringify({ ...stored, root: 'text' })],
  ['no place', JSON.stringify({ ...stored, top: null })],
])('with %s stored there is no preview', (_, text) => {
  expect(findPreview({ text, ...here })).toBeNull();
});
