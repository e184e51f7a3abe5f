import { ASIDES } from '../asides';
import { TOPICS, type TopicName } from '../topics';
import type { World } from '../world';
import { MORE_TONGUES } from './more-tongues';
import { WRITTEN_POSTS } from './written-posts';

const YEAR = [355, 23] as const;
const LETTERS: readonly [by: string, topics: readonly [TopicName, TopicName]][] = [
  ['archivist', ['books', 'walks']],
  ['carol', ['birds', 'allotment']],
  ['yusuf@loom.example', ['wool', 'music']],
  ['lucia@darkfield.example', ['stars', 'weather']],
  ['tomasz@signalbox.example', ['trains', 'walks']],
  ['ines', ['walks', 'music']],
];

/** A status of more than two thousand characters. */
function letter([one, other]: readonly [TopicName, TopicName], number: number): string {
  const paragraphs = Array.from({ length: 6 }, (_unused, index) => {
    const topic = TOPICS[index % 2 === 0 ? one : other];
    const sentences = Array.from(
      { length: 5 },
      (_none, at) => topic[(index * 5 + at + number) % topic.length],
    );
    return `${sentences.join(' ')} ${ASIDES[(number * 6 + index) % ASIDES.length] ?? ''}`;
  });
  return ['You asked how the month was, so here is the month.', ...paragraphs].join('\n\n');
}

/** Adds content types, content warnings, tall and long statuses, scripts, and characters that are hard to render. */
export function showWriting(world: World): void {
  const times = world.spread(WRITTEN_POSTS.length, YEAR);
  WRITTEN_POSTS.forEach(({ by, kinds, text, subject, format }, index) => {
    world.planStatus(times[index] ?? 0, () => {
      const status = world.post(by, {
        text,
        spoilerText: subject ?? '',
        contentType: format ?? 'text/plain',
      });
      for (const kind of kinds) world.note(kind, status.id);
    });
  });
  const others = world.spread(MORE_TONGUES.length, YEAR);
  MORE_TONGUES.forEach(({ by, kind, text }, index) => {
    world.planStatus(others[index] ?? 0, () => world.note(kind, world.post(by, { text }).id));
  });
  const letters = world.spread(LETTERS.length, YEAR);
  LETTERS.forEach(([by, topics], index) => {
    world.planStatus(letters[index] ?? 0, () => {
      const status = world.post(by, { text: letter(topics, index) });
      world.note('long', status.id);
      world.note('tall', status.id);
      world.note('plain', status.id);
    });
  });
}
