import { editStatus } from '../../actions/statuses/edit-status';
import { reblog } from '../../actions/statuses/reblog';
import { HOUR_MS, type World } from '../world';

interface Edited {
  by: string;
  /** The first is the original text; the last is the current one. */
  versions: readonly [string, ...string[]];
  subjects?: readonly string[];
  /** Alice repeated the status before the edit. */
  repeated?: true;
}

const EDITED: readonly Edited[] = [
  { by: 'bob', versions: ['The 8:04 is canceled.', 'The 8:04 is cancelled.'], repeated: true },
  {
    by: 'imogen',
    versions: ['Open at fife tomorrow.', 'Open at five tomorrow. (I had been up since two.)'],
    repeated: true,
  },
  {
    by: 'carol',
    versions: ['Planting day is Sunday.', 'Planting day is **Saturday**. Saturday!'],
    repeated: true,
  },
  {
    by: 'wren@hedgerow.example',
    versions: [
      'A booted eagle over the reed bed!',
      'Not an eagle over the reed bed. A kite, in fancy trousers.',
    ],
    repeated: true,
  },
  { by: 'ines', versions: ['Path 9 is closed.', 'Path 9 is open again.'], repeated: true },
  { by: 'hana', versions: ['明日は本屋か休みです。', '明日は本屋が休みです。'] },
  {
    by: 'alice',
    versions: [
      'Restart at nine.',
      'Restart at ten.',
      'Restart at ten, kettle at nine.',
      'Restart done. The kettle took longer.',
    ],
  },
  {
    by: 'zeno',
    versions: [
      'In the tin: 14.',
      'In the tin: 13.',
      'In the tin: 12, and I have an idea where it goes.',
      'In the tin: 11. It is a mouse.',
    ],
    subjects: ['', 'money', 'money, missing', 'money, found'],
  },
  {
    by: 'lucia@darkfield.example',
    versions: [
      'Clear tonight.',
      'Clear until ten.',
      'Clear until nine.',
      'Clear, for those above the clouds.',
    ],
  },
  {
    by: 'edda',
    versions: [
      'It works.',
      'It works on my machine.',
      'It works on my machine, on Tuesdays.',
      'It is Wednesday.',
      'I have found the comma.',
    ],
  },
  {
    by: 'archivist',
    versions: [
      'The ledger is in box 3.',
      'The ledger is in box 13.',
      'The ledger is in the box that says 31.',
      'The ledger is on the chair.',
    ],
    subjects: ['', '', 'archive', 'archive, solved'],
  },
  {
    by: 'maureen',
    versions: ['Beans: 40.', 'Beans: 44.', 'Beans: 51, somebody stop me.', 'Beans: all of them.'],
  },
];

/** Adds statuses that were edited once, and others that were edited several times. */
export function showEdits(world: World): void {
  const times = world.spread(EDITED.length, [300, 3]);
  EDITED.forEach(({ by, versions, subjects, repeated }, index) => {
    const ago = times[index] ?? 0;
    const [first, ...later] = versions;
    world.planStatus(ago, () => {
      const status = world.post(by, { text: first, spoilerText: subjects?.[0] ?? '' });
      world.noteExample('edited', status.id);
      if (versions.length > 3) world.noteExample('edited-often', status.id);
      if (repeated) {
        world.plan(ago - 0.5 * HOUR_MS, () => {
          reblog(world.server, world.account('alice'), {
            status,
            visibility: 'public',
            app: null,
            at: world.currentTime,
          });
        });
      }
      later.forEach((text, number) => {
        world.plan(ago - (number + 1) * HOUR_MS, () => {
          editStatus(world.server, {
            status: world.status(status.id),
            text,
            contentType: 'text/markdown',
            spoilerText: subjects?.[number + 1] ?? '',
            sensitive: false,
            mediaIds: [],
            at: world.currentTime,
          });
        });
      });
    });
  });
}
