import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readLink } from './link';

const home = 'https://h.example/api/v1/timelines/home';

test('takes the two ids that move and leaves the parameters of the request [2.7.005, 3.7.069]', () => {
  const header = `<${home}?limit=20&local=false&max_id=A1&min_id=old&since_id=older>; rel="next", <${home}?limit=20&max_id=old&min_id=B2>; rel="prev"`;
  expect(readLink(header)).toEqual({ older: { max_id: 'A1' }, newer: { min_id: 'B2' } });
});

test('a link without a next page ends the list', () => {
  expect(readLink(`<${home}?min_id=B2>; rel="prev"`)).toEqual({ older: null, newer: { min_id: 'B2' } });
  expect(readLink(null)).toEqual({ older: null, newer: null });
});

test('moves newer by since_id where there is no min_id', () => {
  expect(readLink(`<${home}?since_id=B2>; rel=prev`).newer).toEqual({ since_id: 'B2' });
});

test('keeps an opaque cursor as it stands', () => {
  const header =
    '<https://h.example/api/v1/bookmarks?before=2024-11-20T15%3A52%3A46.150Z&limit=2&types%5B%5D=a>; rel="next"';
  expect(readLink(header).older).toEqual({ before: '2024-11-20T15:52:46.150Z' });
});

test('keeps ids that had to be encoded', () => {
  const header =
    '<https://h.example/n?limit=5&max_id=2024-11-20T15%3A53%3A08.872Z%2Fpoll%2F01a1>; rel="next"';
  expect(readLink(header).older).toEqual({ max_id: '2024-11-20T15:53:08.872Z/poll/01a1' });
});

test('reads addresses with commas and semicolons, and relations in any spelling', () => {
  const header =
    '<https://h.example/a,b;c?max_id=1,2#x>; title="x"; REL="last NEXT" , <https://h.example/?min_id=3>;rel=prev';
  expect(readLink(header)).toEqual({ older: { max_id: '1,2' }, newer: { min_id: '3' } });
});

test('a link that repeats only the request is no cursor', () => {
  expect(readLink(`<${home}?limit=20&min_id=x>; rel="next"`).older).toBeNull();
  expect(readLink(`<${home}>; rel="next"`).older).toBeNull();
});

test('is quick and quiet about any header', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('<', '>', ';', ',', '"', ' ', '=', 'rel', 'next', '?', 'max_id=%') }),
      (header) => {
        readLink(header);
      },
    ),
    { seed: 7 },
  );
  expect(readLink(`<?max_id=1>${'; '.repeat(50_000)}rel=next`)).toEqual({ older: null, newer: null });
});
