import { deleteStatus } from '../../actions/statuses/delete-status';
import type { StatusRow } from '../../store/statuses';
import { HOUR_MS, MINUTE_MS, type World } from '../world';

type Line = readonly [by: string, text: string];

/** A status, a reply to it, and two replies to that; then the reply in the middle or the first status was deleted. */
interface TakenBack {
  lines: readonly [opening: Line, middle: Line, end: Line, other: Line];
  gone: 0 | 1;
}

const STORIES: readonly TakenBack[] = [
  {
    lines: [
      ['bob', 'Guess who is the new station cat.'],
      ['moss', 'Is it the one that bit you?'],
      ['carol', 'You have to tell it now.'],
      ['bob', 'I asked for that to be taken down. Thank you.'],
    ],
    gone: 1,
  },
  {
    lines: [
      ['sam', 'I can play it in one breath.'],
      ['bram', 'I have a recording of you trying.'],
      ['ines', 'Please.'],
      ['sam', 'No recording exists.'],
    ],
    gone: 1,
  },
  {
    lines: [
      ['tomasz@signalbox.example', 'The photograph of the wrong bridge.'],
      ['greta@signalbox.example', 'Das ist nicht Kiln Lane.'],
      ['tomasz@signalbox.example', 'It is not, and the picture is gone now.'],
      ['noam', 'I liked the wrong bridge.'],
    ],
    gone: 0,
  },
  {
    lines: [
      ['imogen', 'The secret of the crust is'],
      ['kai', 'Go on?'],
      ['imogen', 'My grandmother rang.'],
      ['hana', '続きが気になります。'],
    ],
    gone: 0,
  },
  {
    lines: [
      ['edda', 'Posting the password so that I do not forget it.'],
      ['orla', 'Edda.'],
      ['edda', 'It was a joke. (It was not a joke.) Changed.'],
      ['yael', 'Lovely password, though.'],
    ],
    gone: 0,
  },
  {
    lines: [
      ['lucia@darkfield.example', 'New comet! I found it first!'],
      ['observatory@darkfield.example', 'Automatic notice: object is the street lamp on Mill Lane.'],
      ['wren@hedgerow.example', 'A very good lamp.'],
      ['lucia@darkfield.example', 'Let us speak of it no more.'],
    ],
    gone: 0,
  },
];

/** Adds conversations in which a status was deleted and its replies stayed. */
export function showTombstones(world: World): void {
  const times = world.spread(STORIES.length, [310, 12]);
  STORIES.forEach(({ lines, gone }, index) => {
    const ago = times[index] ?? 0;
    const posted: StatusRow[] = [];
    lines.forEach(([by, text], number) => {
      world.planStatus(ago - number * 20 * MINUTE_MS, () => {
        const parent = posted[Math.min(number - 1, 1)];
        const status = world.post(by, { text, inReplyToId: parent?.id ?? null });
        posted.push(status);
        const answersTheLost = gone === 0 ? number === 1 : number > 1;
        if (answersTheLost) world.note('tombstone', status.id);
      });
    });
    world.planRemoval(ago - 5 * HOUR_MS, () => {
      const lost = posted[gone];
      if (lost) deleteStatus(world.here, world.status(lost.id));
    });
  });
}
