import type { Scope } from '@linnet/api';

/** A draft of alice, and what is decided about its readers. Bob follows her. */
export interface ReaderCase {
  scope?: Scope;
  text: string | readonly string[];
  subject?: string;
  /** Pleroma unless it says Mastodon. */
  on?: 'pleroma' | 'mastodon';
  format?: string;
  onlyFirst?: boolean;
  /** `scope author mentioned…` */
  answers?: string;
  quotes?: Scope;
  /** Whom the edited post mentions. */
  edits?: string;
  /** Who reads it, what is said, what is asked. */
  people?: string;
  says?: string;
  asks?: string;
}

/** By topic. Each happened to people, or nearly did: docs/decisions/021. */
export const readerCases: Readonly<Record<string, readonly (readonly [title: string, ReaderCase])[]>> = {
  'a new direct post': [
    [
      'shows a follower what is said about them',
      { text: '@carol have you seen what @bob did?', people: 'carol bob', asks: 'adds bob' },
    ],
    ['reaches whom it begins with', { text: '@bob hello', people: 'bob' }],
    ['reaches several whom it begins with', { text: '@bob @carol, @dave: hello', people: 'bob carol dave' }],
    ['greets first', { text: 'Hello @bob', people: 'bob' }],
    [
      'shows a third person what is said about them',
      { text: '@bob have you seen what @carol did?', people: 'bob carol', asks: 'adds carol' },
    ],
    [
      'asks once for each of them',
      { text: '@bob not @carol, and @dave @carol', people: 'bob carol dave', asks: 'adds carol, adds dave' },
    ],
    [
      'does the same on Mastodon',
      { on: 'mastodon', text: '@bob not @carol!', people: 'bob carol', asks: 'adds carol' },
    ],
    ['mentions nobody', { text: 'A note to myself', says: 'nobody' }],
    ['is not written yet', { text: '  ' }],
    ['mentions only the viewer', { text: '@alice remember this', says: 'nobody' }],
    ['mentions the viewer by the full name', { text: '@alice@here.example @bob', people: 'bob' }],
    ['names somebody twice', { text: '@bob @Bob @bob@here.example', people: 'bob' }],
    ['is for people of other servers', { text: '@kate@far.example hello', people: 'kate@far.example' }],
    ['says who was deactivated', { text: '@bob @gone hello', people: 'bob gone', says: 'deactivated gone' }],
    ['says that an address is a group', { text: '@market hello', people: 'market', says: 'group market' }],
    [
      'adds a group in passing',
      { text: '@bob sold on @market', people: 'bob market', says: 'group market', asks: 'adds market' },
    ],
  ],
  'a name without its server': [
    [
      'is somebody else than the person who wrote',
      {
        text: '@kate thanks',
        answers: 'direct kate@far.example alice',
        people: 'kate@far.example kate',
        asks: 'namesake kate of kate@far.example',
      },
    ],
    [
      'is somebody else than a person in the conversation, on Mastodon',
      {
        on: 'mastodon',
        text: '@bob @kate thanks',
        answers: 'direct bob alice kate@far.example',
        people: 'bob kate',
        asks: 'namesake kate of kate@far.example',
      },
    ],
    [
      'is somebody else than whom the new post begins with',
      {
        text: '@kate@far.example @kate hello',
        people: 'kate@far.example kate',
        asks: 'namesake kate of kate@far.example',
      },
    ],
    [
      'nobody has here',
      {
        text: '@robin thanks',
        answers: 'direct robin@nest.example alice',
        people: 'robin@nest.example',
        says: 'unknown robin',
      },
    ],
  ],
  'a reply to a direct post': [
    [
      'keeps the conversation',
      { text: '@bob @carol yes', answers: 'direct bob alice carol', people: 'bob carol' },
    ],
    [
      'reaches its author unmentioned on Pleroma',
      { text: 'yes', answers: 'direct bob alice', people: 'bob' },
    ],
    [
      'does not reach its author unmentioned on Mastodon',
      { on: 'mastodon', text: 'yes', answers: 'direct bob alice', says: 'author_left_out bob, nobody' },
    ],
    [
      'adds whom it talks about',
      { text: '@bob what @carol did', answers: 'direct bob alice', people: 'bob carol', asks: 'adds carol' },
    ],
    [
      'adds somebody even at the beginning',
      { text: '@bob @carol look', answers: 'direct bob alice', people: 'bob carol', asks: 'adds carol' },
    ],
    [
      'knows people by what the post mentions',
      { text: '@BOB @Carol', answers: 'direct bob alice carol', people: 'bob carol' },
    ],
    ['leaves somebody out', { text: '@bob only you', answers: 'direct bob alice carol', people: 'bob' }],
    ['continues one’s own post', { text: '@bob more', answers: 'direct alice bob', people: 'bob' }],
    ['continues one’s own post for nobody', { text: 'more', answers: 'direct alice bob', says: 'nobody' }],
    [
      'goes to somebody who deleted their account',
      {
        on: 'mastodon',
        text: '@gone@far.example hello',
        answers: 'direct robin@nest.example alice',
        says: 'unknown gone@far.example, author_left_out robin@nest.example, nobody',
        asks: 'nobody gone@far.example',
      },
    ],
  ],
  'a direct reply to a post for more people': [
    ['reaches its author when mentioned', { text: '@bob in private', answers: 'public bob', people: 'bob' }],
    [
      'does not reach its author otherwise',
      { text: 'in private', answers: 'public bob', says: 'author_left_out bob, nobody' },
    ],
    [
      'takes everybody of the conversation along',
      { text: '@bob @carol in private', answers: 'public bob carol', people: 'bob carol' },
    ],
    ['adds somebody', { text: '@bob @dave', answers: 'unlisted bob', people: 'bob dave', asks: 'adds dave' }],
  ],
  'a post for followers': [
    ['mentions nobody', { scope: 'private', text: 'hello' }],
    ['begins with somebody', { scope: 'private', text: '@carol hello', people: 'carol' }],
    [
      'talks about a follower, who can read it anyway',
      { scope: 'private', text: 'Nice of @carol and @bob', people: 'carol bob' },
    ],
    [
      'talks about somebody who doesn’t follow',
      { scope: 'private', text: '@bob see @carol', people: 'bob carol', asks: 'adds carol' },
    ],
    ['names nobody known', { scope: 'private', text: '@nosuch hello', says: 'unknown nosuch' }],
    ['answers somebody', { scope: 'private', text: '@carol yes', answers: 'public carol', people: 'carol' }],
    [
      'answers somebody without saying so',
      { scope: 'private', text: 'yes', answers: 'public carol', says: 'author_must_follow carol' },
    ],
    ['answers a follower without saying so', { scope: 'private', text: 'yes', answers: 'public bob' }],
    ['answers oneself', { scope: 'private', text: 'more', answers: 'private alice' }],
    [
      'mentions somebody in an answer who reaches nobody',
      {
        scope: 'private',
        text: '@carol @nosuch yes',
        answers: 'private carol',
        people: 'carol',
        says: 'unknown nosuch',
      },
    ],
    [
      'adds somebody to an answer',
      {
        scope: 'private',
        text: '@carol as @dave said',
        answers: 'private carol',
        people: 'carol dave',
        asks: 'adds dave',
      },
    ],
  ],
  'a scope wider than that of what is answered': [
    [
      'everybody, for followers',
      { scope: 'public', text: 'yes', answers: 'private bob', asks: 'wider than private' },
    ],
    [
      'unlisted, for followers',
      { scope: 'unlisted', text: 'yes', answers: 'private bob', asks: 'wider than private' },
    ],
    ['everybody, direct', { scope: 'public', text: 'yes', answers: 'direct bob', asks: 'wider than direct' }],
    [
      'followers, direct',
      { scope: 'private', text: '@bob yes', answers: 'direct bob', people: 'bob', asks: 'wider than direct' },
    ],
    ['everybody, a list', { scope: 'public', text: 'yes', answers: 'list bob', asks: 'wider than list' }],
    [
      'everybody, this server',
      { scope: 'public', text: 'yes', answers: 'local bob', asks: 'wider than local' },
    ],
    [
      'this server, for followers',
      { scope: 'local', text: 'yes', answers: 'private bob', asks: 'wider than private' },
    ],
    ['everybody, unlisted, which all can read', { scope: 'public', text: 'yes', answers: 'unlisted bob' }],
    ['the same', { scope: 'private', text: '@bob yes', answers: 'private bob', people: 'bob' }],
    ['narrower', { scope: 'private', text: '@bob yes', answers: 'public bob', people: 'bob' }],
    [
      'of a quote for followers',
      { scope: 'public', text: 'look', quotes: 'private', asks: 'wider_quote than private' },
    ],
    ['of a quote for everybody', { scope: 'public', text: 'look', quotes: 'public' }],
    [
      'never of an edit, which keeps its scope',
      { scope: 'public', text: 'yes', answers: 'private bob', edits: '' },
    ],
  ],
  'a public post': [
    ['has no readers to spell out', { scope: 'public', text: '@bob what @carol and @nosuch did' }],
    ['nor an unlisted one', { scope: 'unlisted', text: '@bob what @carol did', answers: 'public bob' }],
  ],
  'a post for this server': [
    ['talks about somebody here', { scope: 'local', text: '@carol have you seen what @bob did?' }],
    [
      'stays here, whoever it mentions',
      { scope: 'local', text: '@bob @kate@far.example', says: 'stays_here kate@far.example' },
    ],
    ['names nobody known', { scope: 'local', text: '@nosuch', says: 'unknown nosuch' }],
  ],
  'what is no mention on Pleroma': [
    ['parentheses', { text: '@bob (not @carol, but (@dave))', people: 'bob carol', asks: 'adds carol' }],
    ['quotes', { text: '@bob said "@carol"', people: 'bob' }],
    ['code', { format: 'text/markdown', text: '@bob try `@carol` and\n```\n@dave\n```', people: 'bob' }],
    [
      'a fence in plain text, which is none',
      { text: '@bob try\n```\n@carol\n```', people: 'bob carol', asks: 'adds carol' },
    ],
    ['a link', { text: '@bob see https://far.example/@carol', people: 'bob' }],
    [
      'a link in Markdown',
      { format: 'text/markdown', text: '@bob see [@carol](https://far.example)', people: 'bob' },
    ],
    [
      'emphasis, which keeps the mention',
      { format: 'text/markdown', text: '@bob and **@carol**!', people: 'bob carol', asks: 'adds carol' },
    ],
    ['a link in HTML', { format: 'text/html', text: '<p>@bob</p><a href="/">@carol</a>', people: 'bob' }],
    ['a mail address', { text: '@bob write to carol@here.example', people: 'bob' }],
    ['only parentheses', { text: '(@bob)', says: 'nobody', asks: 'nobody bob' }],
    ['a quoted line', { text: '@bob\n> @carol wrote', people: 'bob carol', asks: 'adds carol' }],
  ],
  'what is a mention on Mastodon': [
    ['parentheses', { on: 'mastodon', text: '@bob (not @carol)', people: 'bob carol', asks: 'adds carol' }],
    [
      'quotes and the genitive',
      { on: 'mastodon', text: '@bob has “@carol’s”', people: 'bob carol', asks: 'adds carol' },
    ],
    [
      'code',
      {
        on: 'mastodon',
        format: 'text/markdown',
        text: '@bob `@carol`',
        people: 'bob carol',
        asks: 'adds carol',
      },
    ],
    ['not a link', { on: 'mastodon', text: '@bob https://far.example/@carol?to=@dave', people: 'bob' }],
    ['not a mail address', { on: 'mastodon', text: '@bob carol@here.example', people: 'bob' }],
    ['letters of other scripts after it', { on: 'mastodon', text: '@bob日本', people: 'bob' }],
  ],
  'a content warning': [
    ['names the viewer', { text: '@bob hello', subject: 'from @alice', people: 'bob' }],
    [
      'repeats an unknown name',
      { text: '@bob @nosuch', subject: '@nosuch', people: 'bob', says: 'unknown nosuch' },
    ],
    [
      'mentions nobody',
      { text: '@bob hello', subject: 'for @carol', people: 'bob', says: 'in_subject carol' },
    ],
    ['repeats a mention', { text: '@bob hello', subject: '@bob', people: 'bob' }],
    [
      'is all that mentions',
      { text: 'hello', subject: '@bob', says: 'in_subject bob, nobody', asks: 'nobody bob' },
    ],
  ],
  'a server where only the beginning of a direct post counts': [
    [
      'leaves out the others',
      { onlyFirst: true, text: '@bob what @carol did', people: 'bob', says: 'not_first carol' },
    ],
    ['counts all of a text that begins with none', { onlyFirst: true, text: 'Hello @bob', people: 'bob' }],
    [
      'counts all for followers',
      { onlyFirst: true, scope: 'private', text: '@bob hi @carol', people: 'bob carol', asks: 'adds carol' },
    ],
  ],
  'names that could not be checked': [
    [
      'may be readers',
      { text: '@bob @kim@down.example', people: 'bob kim@down.example', says: 'unchecked kim@down.example' },
    ],
    [
      'are asked about all the same',
      {
        text: '@bob not @kim@down.example',
        people: 'bob kim@down.example',
        says: 'unchecked kim@down.example',
        asks: 'adds kim@down.example',
      },
    ],
    ['are waited for quietly', { text: '@kim@slow.example', people: 'kim@slow.example' }],
    ['are unknown', { text: '@bob @nosuch', people: 'bob', says: 'unknown nosuch' }],
    ['are all unknown', { text: '@nosuch hello', says: 'unknown nosuch, nobody', asks: 'nobody nosuch' }],
  ],
  'an edit': [
    ['keeps its readers on Pleroma', { text: 'new words', edits: 'bob', people: 'bob' }],
    [
      'adds nobody on Pleroma',
      { text: '@bob and @carol', edits: 'bob', people: 'bob', says: 'edit_adds_nobody carol' },
    ],
    [
      'adds somebody on Mastodon',
      { on: 'mastodon', text: '@bob and @carol', edits: 'bob', people: 'bob carol', asks: 'adds carol' },
    ],
    ['of a post for a list', { scope: 'list', text: 'new words', edits: '' }],
  ],
  'a direct thread': [
    [
      'writes a name in two ways',
      { text: ['@Kim@slow.example one', '@kim@slow.example two'], people: 'Kim@slow.example' },
    ],
    ['mentions them in each post', { text: ['@bob one', '@bob two'], people: 'bob' }],
    [
      'forgets them in the second',
      { text: ['@bob one', 'two', '@bob three'], people: 'bob', says: 'part 2 misses bob' },
    ],
    [
      'forgets one of them',
      { text: ['@bob @carol one', '@bob two'], people: 'bob carol', says: 'part 2 misses carol' },
    ],
    [
      'adds somebody later',
      { text: ['@bob one', '@bob @carol two'], people: 'bob carol', asks: 'adds carol' },
    ],
    ['is for followers, who read all of it', { scope: 'private', text: ['@bob one', 'two'], people: 'bob' }],
  ],
};
