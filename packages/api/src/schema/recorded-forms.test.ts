import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ApiError } from '../error';
import { answersOf } from '../testing/compose';
import { mutated } from '../testing/mutate';
import { propertyRuns } from '../testing/property-runs';
import { READERS } from '../testing/reader-shapes';
import { readersInSchema } from '../testing/readers-in-schema';
import { RECORDED_SERVERS, readShapes, shapeAt } from '../testing/read-shapes';
import { readPage, readStatus } from './index';

const recorded = READERS.flatMap(({ name, read, places, isEmpty = () => false }) =>
  RECORDED_SERVERS.flatMap((server) => {
    const shapes = readShapes(server);
    return places.flatMap((place) => {
      const shape = shapeAt(shapes, place);
      return shape === undefined
        ? []
        : [{ name, read, server, place, isEmpty, answers: answersOf(shapes, shape) }];
    });
  }),
);

const [somewhere] = RECORDED_SERVERS.map(readShapes);

/** Forms that no server was seen to use; their entities are those of the first. */
const documented = READERS.flatMap(({ name, read, documented: shapes = [], isEmpty = () => false }) =>
  somewhere
    ? shapes.map((shape) => ({
        name,
        read,
        server: 'no server',
        place: 'as documented',
        isEmpty,
        answers: answersOf(somewhere, shape),
      }))
    : [],
);
const forms = [...recorded, ...documented];

test('every reader has a form to read, recorded or documented', () => {
  expect(READERS.map(({ name }) => name).sort()).toEqual(readersInSchema());
  const withoutForm = READERS.filter(({ name }) => !forms.some((form) => form.name === name));
  expect(withoutForm.map(({ name }) => name)).toEqual([]);
});

describe.each(forms)('$name on $server $place', ({ read, answers, isEmpty }) => {
  test('reads every answer of that form', () => {
    fc.assert(
      fc.property(answers, (answer) => {
        expect((read(answer) ?? undefined) === undefined).toBe(isEmpty(answer));
      }),
      propertyRuns(30),
    );
  });

  test('does not throw on a mutated one', () => {
    fc.assert(
      fc.property(mutated(answers), (answer) => {
        expect(() => read(answer)).not.toThrow();
      }),
      propertyRuns(50),
    );
  });
});

/** What a reading gives; a fault of any other kind than a malformed answer is not caught. */
function outcomeOf(read: () => number): unknown {
  try {
    return read();
  } catch (error) {
    if (error instanceof ApiError) return error.reason.kind;
    throw error;
  }
}

const pages = RECORDED_SERVERS.flatMap((server) => {
  const shapes = readShapes(server);
  const shape = shapeAt(shapes, 'GET /api/v1/timelines/home 200');
  return shape === undefined ? [] : [{ server, answers: answersOf(shapes, shape) }];
});

describe.each(pages)('pages of $server', ({ answers }) => {
  const facts = { status: 200, link: null };

  test('no row is dropped', () => {
    fc.assert(
      fc.property(answers, (answer) => {
        const page = readPage(readStatus)(answer, facts);
        expect([page.items.length, page.dropped]).toEqual([Object(answer).length, 0]);
      }),
      propertyRuns(100),
    );
  });

  test('a mutated one gives its readable rows, or is malformed', () => {
    fc.assert(
      fc.property(mutated(answers), (answer) => {
        const counted = () => {
          const { items, dropped } = readPage(readStatus)(answer, facts);
          return items.length + dropped;
        };
        const expected: unknown = Array.isArray(answer) ? answer.length : 'malformed';
        expect(outcomeOf(counted)).toBe(expected);
      }),
      propertyRuns(100),
    );
  });
});

describe.each(RECORDED_SERVERS)('a status of %s', (server) => {
  test('keeps every attachment, mention, tag and option', () => {
    const shapes = readShapes(server);
    fc.assert(
      fc.property(answersOf(shapes, '$status'), (answer) => {
        const sent = Object(answer);
        const status = readStatus(answer);
        const counts = [status?.attachments, status?.mentions, status?.tags, status?.emojis];
        expect(counts.map((rows) => rows?.length)).toEqual([
          sent.media_attachments.length,
          sent.mentions.length,
          sent.tags.length,
          sent.emojis.length,
        ]);
        expect(status?.poll?.options.length).toBe(sent.poll?.options.length);
      }),
      propertyRuns(100),
    );
  });
});
