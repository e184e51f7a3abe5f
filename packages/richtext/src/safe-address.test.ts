import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeAddress } from './safe-address';

test.each([
  ['https://a.example/x?y#z', 'https://a.example/x?y#z', 'a.example'],
  ['HTTPS://A.Example', 'https://a.example/', 'a.example'],
  ['http://a.example:8080/', 'http://a.example:8080/', 'a.example:8080'],
  [' https://a.example/\n', 'https://a.example/', 'a.example'],
  ['mailto:ann@a.example', 'mailto:ann@a.example', null],
  ['xmpp:ann@a.example', 'xmpp:ann@a.example', null],
  ['gemini://a.example/', 'gemini://a.example/', 'a.example'],
  ['magnet:?xt=urn:btih:0a', 'magnet:?xt=urn:btih:0a', null],
  ['tel:+49', 'tel:+49', null],
])('%j may be followed', (raw, href, host) => {
  expect(safeAddress(raw)).toMatchObject({ href, host });
});

test.each([
  'javascript:x()',
  'java\nscript:x()',
  '\u0001javascript:x()',
  'data:,x',
  'blob:https://a.example/1',
  'file:///x',
  '//a.example',
  '/x',
  '',
])('%j may not', (raw) => {
  expect(safeAddress(raw)).toBeNull();
});

test('a name before the host, which could pass for the host, is taken away', () => {
  expect(safeAddress('https://bank.example:443@evil.example/x')).toMatchObject({
    href: 'https://evil.example/x',
    host: 'evil.example',
  });
});

test('a host in letters that can look like others is marked', () => {
  expect(safeAddress('https://аррӏе.example/')).toMatchObject({
    host: 'xn--80ak6aa92e.example',
    internationalHost: true,
  });
  expect(safeAddress('https://xn--80ak6aa92e.example/')).toMatchObject({ internationalHost: true });
  expect(safeAddress('https://apple.example/')).toMatchObject({ internationalHost: false });
});

test('a relative address needs a base, and does not escape the list with one', () => {
  expect(safeAddress('/x', 'https://a.example/y')).toMatchObject({ href: 'https://a.example/x' });
  expect(safeAddress('javascript:x()', 'https://a.example/y')).toBeNull();
});

test('whatever comes in, what goes out reads the same when it is read again', () => {
  const start = fc.constantFrom(
    'https://',
    'http:',
    'mailto:',
    'xmpp:',
    'gemini://',
    'magnet:',
    'java\tscript:',
    'data:',
    '',
  );
  fc.assert(
    fc.property(start, fc.webUrl(), fc.string({ unit: 'binary' }), (scheme, url, rest) => {
      for (const raw of [scheme + rest, url + rest, rest + url]) {
        const address = safeAddress(raw);
        if (address === null) continue;
        expect(address.href).not.toMatch(/^(javascript|data|blob|file|vbscript|about):/i);
        expect(safeAddress(address.href)).toEqual(address);
      }
    }),
  );
});
