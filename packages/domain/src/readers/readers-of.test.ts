import type { AccountId, Scope } from '@linnet/api';
import { expect, test } from 'vitest';
import type { DraftScene, NameAnswer, Person } from './draft-scene';
import type { ReaderNote } from './reader-notes';
import type { ReaderQuestion } from './reader-questions';
import { readersOf } from './readers-of';
import { readerCases, type ReaderCase } from './testing/reader-cases';

const personOf = (acct: string): Person => ({ id: `id of ${acct}` as AccountId, acct });

/** Everybody whom the server knows, by what may be typed for them. Bob follows the viewer. */
const names: Readonly<Record<string, Person>> = Object.fromEntries(
  [
    'alice',
    'bob',
    'carol',
    'dave',
    'kate',
    'kate@far.example',
    'robin@nest.example',
    'market',
    'gone',
  ].flatMap((acct) => [
    [acct, personOf(acct)],
    ...(acct.includes('@') ? [] : [[`${acct}@here.example`, personOf(acct)]]),
  ]),
);

function answerOf(name: string): NameAnswer {
  const person = names[name.toLowerCase()];
  if (person !== undefined) {
    return { state: 'person', person, isGroup: person.acct === 'market', follows: person.acct === 'bob' };
  }
  if (name.endsWith('down.example')) return { state: 'failed' };
  return name.endsWith('slow.example') ? { state: 'pending' } : { state: 'nobody' };
}

function sceneOf({
  scope = 'direct',
  text,
  subject = '',
  on = 'pleroma',
  answers,
  edits,
  ...more
}: ReaderCase): DraftScene {
  const [parentScope = '', author = '', ...mentioned] = answers?.split(' ') ?? [];
  const listed = (accts: readonly string[]) => accts.filter((acct) => acct !== '').map(personOf);
  return {
    scope,
    texts: [text].flat(),
    subject,
    own: personOf('alice'),
    reading: {
      asWords: on === 'pleroma',
      format: more.format ?? 'text/plain',
      onlyFirst: more.onlyFirst ?? false,
    },
    parent:
      answers === undefined
        ? null
        : {
            scope: parentScope as Scope,
            author: personOf(author),
            isFollower: author === 'bob',
            mentioned: listed(mentioned),
          },
    quotedScope: more.quotes ?? null,
    edited: edits === undefined ? null : listed(edits.split(' ')),
    answerOf,
    isDeactivated: ({ acct }) => acct === 'gone',
  };
}

function wordsOfNote({ kind, names: about, number }: ReaderNote): string {
  return [number === undefined ? kind : `part ${number} misses`, about.join('+')].join(' ').trim();
}

function wordsOfQuestion({ kind, names: about, than }: ReaderQuestion): string {
  if (kind === 'namesake') return `namesake ${about.join(' of ')}`;
  return than === undefined ? `${kind} ${about.join('+')}` : `${kind} than ${than}`;
}

function decided(one: ReaderCase) {
  const { people, notes, questions } = readersOf(sceneOf(one));
  return {
    people: people.map(({ acct }) => acct).join(' '),
    says: notes.map(wordsOfNote).join(', '),
    asks: questions.map(wordsOfQuestion).join(', '),
  };
}

for (const [group, list] of Object.entries(readerCases)) {
  test.each(list)(`${group}: %s`, (_title, one) => {
    const { people = '', says = '', asks = '' } = one;
    expect(decided(one)).toEqual({ people, says, asks });
  });
}

test('the table has more than sixty cases', () => {
  expect(Object.values(readerCases).flat().length).toBeGreaterThan(60);
});
