import type { Step } from '@linnet/sandbox/contract';

/** A call that should show a change, and where. */
export interface Reading {
  readonly call: string;
  readonly as?: string;
  /** `0.id`, or `*.id` for the ids of all rows. */
  readonly path: string;
  /** The value at that path, or in one of the rows; braces name a stored value. */
  readonly expected?: string | number | boolean;
  /** A value that must no longer be at that path, nor in any row. */
  readonly unexpected?: string | number | boolean;
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

export const lookUp = (name: string): Step => ({
  call: `GET /api/v1/accounts/lookup?acct={${name}:name}`,
  keep: { [name]: 'id' },
});
export const postAsCarol: Step = { call: POST, as: 'carol', json: { status: 'Said' }, keep: { said: 'id' } };
export const READ_POST = 'GET /api/v1/statuses/{said}';

/** An action of alice on carol's post, which the post shows to her. */
export function actOnPost(
  name: string,
  shown: readonly [string, boolean],
  ...lists: readonly string[]
): Write {
  const [path, expected] = shown;
  return {
    prepare: [postAsCarol],
    write: { call: `POST /api/v1/statuses/{said}/${name}`, as: 'alice', json: {} },
    shownBy: [
      { call: READ_POST, as: 'alice', path, expected },
      ...lists.map((call): Reading => ({ call, as: 'alice', path: '*.id', expected: '{said}' })),
    ],
  };
}

/** An action of alice on bob, which their relationship shows. */
export function actOnBob(
  name: string,
  shown: readonly [string, boolean],
  ...more: readonly Reading[]
): Write {
  const [key, expected] = shown;
  return {
    prepare: [lookUp('bob'), lookUp('alice')],
    write: { call: `POST /api/v1/accounts/{bob}/${name}`, as: 'alice', json: {} },
    shownBy: [
      { call: 'GET /api/v1/accounts/relationships?id[]={bob}', as: 'alice', path: `0.${key}`, expected },
      ...more,
    ],
  };
}
