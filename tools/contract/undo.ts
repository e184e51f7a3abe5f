import { jsonOf } from '@linnet/sandbox/contract';
import type { Answer, Step } from '@linnet/sandbox/contract';
import { PlainError } from '../run/command';
import { textAt } from './network-server';
import type { NetworkServer } from './network-server';

const ADMIN = '/api/v1/pleroma/admin';
const FOLDERS = '/api/v1/pleroma/bookmark_folders';

interface Undo {
  /** Matches the calls that create something. */
  readonly created: RegExp;
  /** The call that deletes it. */
  readonly call: (id: string, answer: unknown) => string;
  readonly json?: (id: string) => unknown;
  /** Called as the administrator: nobody else may, or the creator is deleted by then. */
  readonly byAdmin?: true;
}

const UNDOS: readonly Undo[] = [
  {
    created: /^POST \/api\/v1\/statuses$/,
    call: (id, answer) =>
      textAt(answer, 'scheduled_at') === ''
        ? `DELETE /api/v1/statuses/${id}`
        : `DELETE /api/v1/scheduled_statuses/${id}`,
  },
  { created: /^POST \/api\/v1\/lists$/, call: (id) => `DELETE /api/v1/lists/${id}` },
  { created: /^POST \/api\/v1\/filters$/, call: (id) => `DELETE /api/v1/filters/${id}` },
  { created: /^POST \/api\/v1\/pleroma\/bookmark_folders$/, call: (id) => `DELETE ${FOLDERS}/${id}` },
  { created: /^POST \/api\/v1\/push\/subscription$/, call: () => 'DELETE /api/v1/push/subscription' },
  {
    created: /^POST \/api\/v1\/pleroma\/admin\/announcements$/,
    call: (id) => `DELETE ${ADMIN}/announcements/${id}`,
    byAdmin: true,
  },
  {
    created: /^POST \/api\/v1\/pleroma\/admin\/rules$/,
    call: (id) => `DELETE ${ADMIN}/rules/${id}`,
    byAdmin: true,
  },
  {
    created: /^POST \/api\/v1\/pleroma\/admin\/users\/invite_token$/,
    call: () => `POST ${ADMIN}/users/revoke_invite`,
    json: (token) => ({ token }),
    byAdmin: true,
  },
  {
    created: /^POST \/api\/v1\/(apps|pleroma\/admin\/oauth_app)$/,
    call: (id) => `DELETE ${ADMIN}/oauth_app/${id}`,
    byAdmin: true,
  },
  {
    created: /^POST \/api\/v1\/reports$/,
    call: () => `PATCH ${ADMIN}/reports`,
    json: (id) => ({ reports: [{ id, state: 'resolved' }] }),
    byAdmin: true,
  },
];

interface Entry {
  endpoint: string;
  as: string | undefined;
  json: unknown;
}

/** What was created on a server and has to be deleted again, newest first. */
export class Journal {
  readonly #entries: Entry[] = [];

  /** Records what a step has created. */
  record(step: Step, answer: Answer): void {
    if (answer.status >= 300) return;
    const undo = UNDOS.find(({ created }) => created.test(step.call));
    const json = jsonOf(answer);
    const id = textAt(json, 'id') || textAt(json, 'token');
    if (undo === undefined || id === '') return;
    const as = undo.byAdmin ? undefined : step.as;
    this.#entries.push({ endpoint: undo.call(id, json), as, json: undo.json?.(id) });
  }

  /** Deletes everything but what disappears with its creators; returns the errors. */
  async undo(
    server: NetworkServer,
    {
      tokenOf,
      areCreatorsDeleted,
    }: { tokenOf: (as: string | undefined) => Promise<string>; areCreatorsDeleted: boolean },
  ): Promise<string[]> {
    const errors: string[] = [];
    for (let entry = this.#entries.pop(); entry !== undefined; entry = this.#entries.pop()) {
      const { endpoint, as, json } = entry;
      if (as !== undefined && areCreatorsDeleted) continue;
      try {
        await server.call(endpoint, { token: await tokenOf(as), ...(json === undefined ? {} : { json }) });
      } catch (error) {
        if (!(error instanceof PlainError)) throw error;
        // Steps delete much of it themselves.
        if (!/answered (403|404)/.test(error.message)) errors.push(error.message);
      }
    }
    return errors;
  }
}
