import type { Finding } from './finding';

interface KnownDifference {
  /** The area or part; all of them when absent. */
  readonly area?: string;
  /** A part of the call. */
  readonly call?: string;
  readonly against?: Finding['against'];
  readonly what: RegExp;
  readonly because: string;
}

/** Known differences that stay, each with its reason. Differences that can be fixed are not listed. */
const KNOWN_DIFFERENCES: readonly KnownDifference[] = [
  {
    what: /(avatar_description|header_description|list_id|group_key|verified_at) (missing|is in the sandbox only)$/,
    because: 'the recorded server ran a development version of 2.7, newer than the release',
  },
  {
    what: /(attachment|media_attachments\[\]|answer)\.(meta|blurhash) /,
    because: 'the operator enabled no upload filter that analyses files',
  },
  {
    area: 'instance',
    call: 'rules',
    against: 'sandbox',
    what: /no rows, in the sandbox some$/,
    because: 'the operator has set other rules',
  },
  {
    area: 'instance',
    against: 'sandbox',
    what: /^answer\.rules has no rows/,
    because: 'the operator has set other rules',
  },
  {
    area: 'instance',
    call: 'pleroma/emoji',
    against: 'sandbox',
    what: /^answer\.\S+ is (missing in the sandbox|in the sandbox only)$/,
    because: 'the operator has installed other emoji',
  },
  {
    area: 'instance',
    call: 'healthcheck',
    what: /^answered 503/,
    because: 'the operator has it disabled, which is the default',
  },
  {
    area: 'edits',
    against: 'sandbox',
    what: /^answer\.card is null, in the sandbox object$/,
    because: 'the linked page is an example that exists only in the sandbox',
  },
  {
    area: 'search',
    call: 'q=the&',
    against: 'sandbox',
    what: /^answer\.statuses has no rows/,
    because: "the server's search ignores stop words such as this one",
  },
  {
    area: 'timelines',
    call: 'timelines/public',
    against: 'sandbox',
    what: / has (no )?rows, in the sandbox (none|some)$/,
    because: 'other people have posted there',
  },
  {
    call: '/pin',
    against: 'sandbox',
    what: /^answered 400, the sandbox 200: .*maximum number of statuses|400 and 400, the sandbox 200 and 200$/,
    because: 'a server with default settings allows one pinned post, the sandbox as many as its setting says',
  },
  {
    area: 'written-then-read',
    call: 'pleroma/settings',
    against: 'writing',
    what: /shows it not after 2 s/,
    because:
      'Pleroma answers from a cache that this call does not refresh; the client changes these settings by another call',
  },
  {
    area: 'written-then-read',
    call: '/api/v1/markers',
    against: 'writing',
    what: /\(home\.last_read_id\)$/,
    because:
      'Pleroma stores a marker only for notifications; the client sees that in the answer and stops sending one for home',
  },
  {
    call: '/remove_from_followers',
    what: /^answered 200(, the sandbox 404)?: /,
    because: 'Pleroma keeps ended follows and ends them again when asked twice; the client asks once',
  },
  {
    call: '/main/ostatus',
    what: /^answered 404/,
    because: 'a server that federates with nobody has no such page',
  },
  {
    call: 'GET /api/v1/statuses',
    what: /^id\[\] is not known$/,
    because: 'Pleroma calls it "ids" up to 2.7.0, and "id" since; the client sends both',
  },
  {
    area: 'written-then-read',
    call: '/pin',
    against: 'writing',
    what: /\(0\.endorsed\)$/,
    because: "Pleroma's list of relationships omits this key; the answer to the change has it",
  },
  {
    area: 'parameters',
    call: '/timelines/',
    against: 'client',
    what: /^reply_visibility: ignored$/,
    because:
      'Pleroma reads this parameter only for home and public timelines: lists and tags always have all replies',
  },
  {
    area: 'twice-at-once',
    against: 'writing',
    what: /with one key: 20\d and 20\d, two things made/,
    because:
      'servers store a key only after they have answered; the client looks for its post before it sends it again',
  },
  {
    area: 'twice-at-once',
    what: /with one key: 20\d and 20\d(, two things made)?, the sandbox 20\d and 20\d(, two things made)?$/,
    because:
      'whether the second request finds the key depends on which of the two simultaneous requests is finished first',
  },
  {
    area: 'twice-at-once',
    call: '/reblog',
    what: /200 and 200, two things made(, .+ shows it 2 times)?, the sandbox 200 and 200/,
    because: 'Pleroma accepts both of two simultaneous requests; the client sends one at a time',
  },
  {
    area: 'twice-at-once',
    call: '/favourite',
    what: /GET \/api\/v1\/favourites shows it 2 times, the sandbox 200 and 200$/,
    because: 'Pleroma accepts both of two simultaneous requests; the client sends one at a time',
  },
  {
    area: 'twice-at-once',
    call: 'POST /api/v1/filters',
    what: /200 and 200(, GET \/api\/v1\/filters shows it 2 times)?, the sandbox 200 and 200, two things made/,
    because: 'Pleroma numbers filters by counting them, so that two created at once have the same number',
  },
  {
    area: 'twice-at-once',
    what: /^twice at once.*: 20\d and \d{3}, the sandbox 20\d and \d{3}$/,
    because:
      'both servers carry out one of the two; the answer to the other depends on timing, and the client sends one at a time',
  },
];

export function knownReason(finding: Finding): string | undefined {
  return KNOWN_DIFFERENCES.find(
    ({ area, call, against, what }) =>
      (area === undefined || area === finding.area) &&
      (call === undefined || finding.call.includes(call)) &&
      (against === undefined || against === finding.against) &&
      what.test(finding.what),
  )?.because;
}
