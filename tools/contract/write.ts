import type { Step } from '@linnet/sandbox/contract';

/** A call that should show a change, and where. */
export interface Reading {
  readonly call: string;
  readonly as?: string;
  /** `0.id`, or `*.id` for the ids of all rows. */
  readonly at: string;
  /** The value at that path, or in one of the rows; braces name a stored value. */
  readonly is?: string | number | boolean;
  /** A value that must no longer be at that path, nor in any row. */
  readonly isNot?: string | number | boolean;
}

/** A changing call, and every other call that should show the change. */
export interface Write {
  readonly prepare: readonly Step[];
  readonly write: Step;
  readonly shownBy: readonly Reading[];
}

export const UPDATE = 'PATCH /api/v1/accounts/update_credentials';
export const OWN = 'GET /api/v1/accounts/verify_credentials';
export const POST = 'POST /api/v1/statuses';
export const FOLDERS = '/api/v1/pleroma/bookmark_folders';
export const REPORTS = 'GET /api/v1/notifications?types[]=pleroma:report';
export const MARKERS = 'GET /api/v1/markers?timeline[]=home&timeline[]=notifications';
export const CHATS = '/api/v1/pleroma/chats';

export const whoIs = (name: string): Step => ({
  call: `GET /api/v1/accounts/lookup?acct={${name}:name}`,
  keep: { [name]: 'id' },
});
export const said: Step = { call: POST, as: 'carol', json: { status: 'Said' }, keep: { said: 'id' } };
export const post = 'GET /api/v1/statuses/{said}';

/** An action of alice on carol's post, which the post shows to her. */
export function act(name: string, shown: readonly [string, boolean], ...lists: readonly string[]): Write {
  const [at, is] = shown;
  return {
    prepare: [said],
    write: { call: `POST /api/v1/statuses/{said}/${name}`, as: 'alice', json: {} },
    shownBy: [
      { call: post, as: 'alice', at, is },
      ...lists.map((call): Reading => ({ call, as: 'alice', at: '*.id', is: '{said}' })),
    ],
  };
}

/** An action of alice on bob, which their relationship shows. */
export function decide(name: string, shown: readonly [string, boolean], ...more: readonly Reading[]): Write {
  const [key, is] = shown;
  return {
    prepare: [whoIs('bob'), whoIs('alice')],
    write: { call: `POST /api/v1/accounts/{bob}/${name}`, as: 'alice', json: {} },
    shownBy: [
      { call: 'GET /api/v1/accounts/relationships?id[]={bob}', as: 'alice', at: `0.${key}`, is },
      ...more,
    ],
  };
}
