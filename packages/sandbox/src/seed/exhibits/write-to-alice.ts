import type { StatusRow } from '../../store/statuses/statuses';
import { HOUR_MS, type World } from '../world';

type Line = readonly [by: string, text: string];

/** Direct conversations; the first line of each mentions its people. */
const CONVERSATIONS: readonly { days: number; lines: readonly Line[] }[] = [
  {
    days: 200,
    lines: [
      ['carol', '@alice are you awake? The hedge is in flower.'],
      ['alice', 'I am now.'],
      ['carol', 'Bring the thermos.'],
    ],
  },
  {
    days: 120,
    lines: [
      ['alice', '@bob @carol about the money in the tin: not a word on the public side.'],
      ['bob', '@alice @carol not a word.'],
      ['carol', '@bob @alice what tin?'],
    ],
  },
  {
    days: 64,
    lines: [
      ['dave', '@alice I would like to unlock, but who would knock then?'],
      ['alice', 'I would still knock.'],
    ],
  },
  {
    days: 17,
    lines: [
      ['lucia@darkfield.example', '@alice is there room for a telescope in the attic, between the fans?'],
      ['alice', 'There is now.'],
      ['lucia@darkfield.example', 'It hums less than yours.'],
    ],
  },
  { days: 4, lines: [['hana', '@alice 本を一冊、玄関に置きました。']] },
  { days: 1, lines: [['wren@hedgerow.example', '@alice they fledged. All five. I told nobody else.']] },
  { days: 0.8, lines: [['edda', '@alice the review is done. I was kind, and I was right.']] },
  { days: 0.5, lines: [['ines', '@alice can you keep the cat from Thursday? She has asked for you.']] },
  { days: 0.3, lines: [['tomasz@signalbox.example', '@alice platform two, the bench by the clock, six.']] },
  { days: 0.1, lines: [['orla', '@alice the backup of the backup says hello.']] },
];

/** Adds alice's direct conversations, read and unread. */
export function writeToAlice(world: World): void {
  for (const { days, lines } of CONVERSATIONS) {
    let last: StatusRow | undefined;
    lines.forEach(([by, text], index) => {
      world.planStatus(Math.floor(days * 24 * HOUR_MS - index * 0.25 * HOUR_MS), () => {
        last = world.post(by, { text, visibility: 'direct', inReplyToId: last?.id ?? null });
        world.noteExample('scope-direct', last.id);
      });
    });
  }
}
