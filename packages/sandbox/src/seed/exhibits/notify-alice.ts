import { sendChatMessage } from '../../actions/chats';
import { notify } from '../../actions/notify';
import { report } from '../../actions/people/block';
import { follow, subscribe, unfollow } from '../../actions/people/follow';
import { editStatus } from '../../actions/statuses/edit-status';
import { react } from '../../actions/statuses/react';
import { reblog } from '../../actions/statuses/reblog';
import { changeAccount } from '../../store/accounts/accounts';
import { findFollow } from '../../store/accounts/relationships';
import type { StatusRow } from '../../store/statuses/statuses';
import { handleOf } from '../people';
import { DAY_MS, HOUR_MS, type World } from '../world';

/** Accounts whose new statuses alice gets notifications of. */
const SUBSCRIBED = ['carol', 'kai'] as const;

const REQUESTING_FOLLOW = [
  'petra',
  'juergen@bücher.example',
  'passerby@loom.example',
  'natalka@пошта.example',
  'moss',
  'zeno',
] as const;

const FOLLOWING_AGAIN: readonly [handle: string, hoursAgo: number][] = [
  ['sakura@さくら.example', 3],
  ['yael', 8],
  ['safiya', 30],
  ['marsh@tidepool.example', 90],
  ['quill', 200],
  ['bram', 400],
];

const MOVE_DAYS_AGO = [200, 140, 90, 31, 0.3] as const;

const EDITED: readonly [by: string, before: string, after: string, hoursAgo: number][] = [
  ['bob', 'Meeting at seven.', 'Meeting at seven. Bring a chair.', 5],
  ['carol', 'Soup: pea.', 'Soup: pea, and there is enough.', 26],
];

const MENTIONS: readonly [by: string, text: string, hoursAgo: number][] = [
  ['bob', '@alice the report about the heron is closed, and the heron has been told.', 2],
  ['wren@hedgerow.example', '@alice your linnets are my linnets, I think. Ringed, left leg?', 6],
  ['edda', '@alice the build is green, do not touch anything.', 11],
  ['carol', '@alice can you bring the long string on Saturday?', 40],
  [
    'tomasz@signalbox.example',
    '@alice there is a nest in the signal at Kiln Lane, so it stays at danger until June.',
    130,
  ],
];

const REPORTS: readonly [by: string, of: string, comment: string, daysAgo: number][] = [
  ['maureen', 'bargains', 'Wants to sell me a watch. I have the church clock.', 80],
  ['sam', 'bargains', 'Same watch.', 79],
  ['petra', 'passerby@loom.example', 'Passes by rather often?', 33],
  [
    'imogen',
    'tides@tidepool.example',
    'It says high water, and I am standing in it. Not spam, just rude.',
    9,
  ],
  ['kai', 'edda', 'Spoilers for the kiln opening.', 0.4],
];

const CHATS: readonly [other: string, daysAgo: number, lines: readonly [own: boolean, text: string][]][] = [
  [
    'carol',
    20,
    [
      [false, 'Did you count the hazels?'],
      [true, 'Forty-one.'],
      [false, 'There should be forty.'],
      [true, 'Then one is yours.'],
    ],
  ],
  [
    'bob',
    9,
    [
      [false, 'Kettle is on, report is open.'],
      [true, 'In that order, then.'],
      [false, 'Always.'],
    ],
  ],
  [
    'kai',
    40,
    [
      [true, 'Is the small bowl still there?'],
      [false, 'It is waiting for you, wonky as ever. :kiln:'],
    ],
  ],
  [
    'wren@hedgerow.example',
    3,
    [
      [false, 'Come to the hide at five. Quietly.'],
      [true, 'Five in the morning?'],
      [false, 'There is no other five.'],
    ],
  ],
  [
    'edda',
    1.2,
    [
      [true, 'The fan sings again.'],
      [false, 'It is happy to see you.'],
      [false, 'Turn it off and on, gently.'],
    ],
  ],
  [
    'imogen',
    0.2,
    [
      [false, 'I kept you a rye.'],
      [false, 'And the plate. You know which plate.'],
    ],
  ],
  ['maureen', 0.4, [[false, 'Slug season is open. Bring the torch and the bad language.']]],
  ['orla', 0.7, [[false, 'Certificate renewed. Nobody noticed, which is how it should be.']]],
  ['kumo@kumo.example', 1.6, [[false, '写真を三枚送ります。明日、見てください。']]],
];

function plan(world: World, hoursAgo: number, act: () => void): void {
  world.plan(Math.floor(hoursAgo * HOUR_MS), act);
}

/** An account that followed alice before follows her again, with a notification like any other. */
function followAlice(world: World, handle: string): void {
  const [alice, account] = [world.account('alice'), world.account(handle)];
  if (findFollow(world.server.db, account.id, alice.id)) unfollow(world.server, account, alice);
  follow(world.server, account, { target: alice, options: {} });
}

/** A follow request from a time when alice's account was locked; not answered yet. */
function requestToFollowAlice(world: World, handle: string): void {
  const alice = world.account('alice');
  changeAccount(world.server.db, alice.id, { locked: 1 });
  const account = world.account(handle);
  if (findFollow(world.server.db, account.id, alice.id)) unfollow(world.server, account, alice);
  follow(world.server, account, { target: { ...alice, locked: 1 }, options: {} });
  changeAccount(world.server.db, alice.id, { locked: 0 });
}

function addMoves(world: World): void {
  const moved = world.residents.filter(({ person }) => person.movedTo !== undefined);
  moved.forEach(({ person, account }, index) => {
    plan(world, (MOVE_DAYS_AGO[index] ?? 1) * 24, () => {
      const target = world.account(person.movedTo ?? '');
      changeAccount(world.server.db, account.id, { moved_to_id: target.id });
      notify(world.server, {
        to: world.account('alice').id,
        from: account.id,
        type: 'move',
        targetId: target.id,
      });
      world.noteExample('moved-account', account.id);
    });
  });
}

/** Adds statuses that alice repeated and that were edited since. */
function addEdits(world: World): void {
  for (const [by, before, after, hours] of EDITED) {
    let status: StatusRow | undefined;
    world.planStatus((hours + 2) * HOUR_MS, () => {
      status = world.post(by, { text: before });
    });
    plan(world, hours + 1.6, () => {
      if (!status) return;
      const repeat = { status, visibility: 'public' as const, app: null, at: world.currentTime };
      reblog(world.server, world.account('alice'), repeat);
    });
    plan(world, hours, () => {
      if (!status) return;
      const rest = { contentType: 'text/plain', spoilerText: '', sensitive: false, mediaIds: [] };
      editStatus(world.server, {
        status: world.status(status.id),
        text: after,
        ...rest,
        at: world.currentTime,
      });
    });
  }
}

function addReports(world: World): void {
  for (const [by, of, comment, days] of REPORTS) {
    plan(world, days * 24, () => {
      const newReport = { target: world.account(of), statusIds: [], comment, forward: false, ruleIds: [] };
      report(world.server, world.account(by), newReport);
    });
  }
}

function addChats(world: World): void {
  for (const [other, days, lines] of CHATS) {
    const [alice, them] = [world.account('alice'), world.account(other)];
    lines.forEach(([own, content], index) => {
      plan(world, days * 24 - index * 0.4, () => {
        sendChatMessage(world.server, {
          author: own ? alice : them,
          toId: own ? them.id : alice.id,
          content,
          mediaId: null,
          idempotencyKey: null,
          at: world.currentTime,
          read: days > 2,
        });
      });
    });
  }
}

/** Adds favourites, repeats and reactions of today to alice's newest status. */
function addReactionsToAlice(world: World): void {
  const fans = world.residents.filter(({ person }) => person.postWeight > 3 && person.name !== 'alice');
  world.planStatus(9 * HOUR_MS, () => {
    const status = world.post('alice', {
      text: 'Counted them twice: forty-one linnets, and one that I may have counted twice. #birds',
    });
    fans.forEach(({ person, account }, index) => {
      plan(world, 8.5 - index * 0.7, () => {
        const reaction = { status, emoji: index % 2 === 0 ? ':linnet:' : '🪶', at: world.currentTime };
        react(world.server, account, reaction);
        if (index > 1) return;
        const repeat = { status, visibility: 'public' as const, app: null, at: world.currentTime };
        reblog(world.server, world.account(handleOf(person)), repeat);
      });
    });
  });
}

/** Adds notifications of every type, from today and from long ago. */
export function notifyAlice(world: World): void {
  world.plan(350 * DAY_MS, () => {
    for (const handle of SUBSCRIBED) subscribe(world.server, world.account('alice'), world.account(handle));
  });
  FOLLOWING_AGAIN.forEach(([handle, hours]) => plan(world, hours, () => followAlice(world, handle)));
  REQUESTING_FOLLOW.forEach((handle, index) =>
    plan(world, 4 + index * index * 20, () => requestToFollowAlice(world, handle)),
  );
  for (const [by, text, hours] of MENTIONS) {
    world.planStatus(hours * HOUR_MS, () => void world.post(by, { text }));
  }
  addMoves(world);
  addEdits(world);
  addReports(world);
  addChats(world);
  addReactionsToAlice(world);
}
