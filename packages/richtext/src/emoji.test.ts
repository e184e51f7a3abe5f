import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emojify } from './emoji';

const CAT = { shortcode: 'cat', url: 'https://a.example/cat.gif', staticUrl: 'https://a.example/cat.png' };
const WAVE = { shortcode: 'wave@b.example', url: 'https://b.example/w.png', staticUrl: '' };

test('shortcodes that the server lists become pictures, others stay text', () => {
  expect(emojify('Ann :cat: at 12:30 :dog:', [CAT])).toEqual([
    { kind: 'text', text: 'Ann ' },
    { kind: 'emoji', ...CAT },
    { kind: 'text', text: ' at 12:30 :dog:' },
  ]);
});

test('a colon that closes nothing may open the next one', () => {
  expect(emojify('a:b:cat:', [CAT])).toEqual([
    { kind: 'text', text: 'a:b' },
    { kind: 'emoji', ...CAT },
  ]);
});

test('a remote emoji without a still picture uses its only one', () => {
  expect(emojify(':wave@b.example:', [WAVE])).toEqual([{ kind: 'emoji', ...WAVE, staticUrl: WAVE.url }]);
});

test('markup in a name is text', () => {
  expect(emojify('<b>Ann</b> &amp;', [])).toEqual([{ kind: 'text', text: '<b>Ann</b> &amp;' }]);
});

test('a name cannot turn the text around it', () => {
  expect(emojify('Ann\u202E\u2067 eve', [])).toEqual([{ kind: 'text', text: 'Ann eve' }]);
});

test('a picture that is not on the web is not shown', () => {
  expect(emojify(':cat:', [{ ...CAT, url: 'javascript:trap()' }])).toEqual([{ kind: 'text', text: ':cat:' }]);
});

test('nothing that was written is lost', () => {
  const words = fc.array(fc.oneof(fc.constantFrom(':cat:', ':', 'cat', ':dog:'), fc.string()), {
    maxLength: 20,
  });
  fc.assert(
    fc.property(words, (parts) => {
      const text = parts.join('');
      const back = emojify(text, [CAT]).map((part) =>
        part.kind === 'text' ? part.text : `:${part.shortcode}:`,
      );
      expect(back.join('')).toBe(text);
    }),
  );
});
