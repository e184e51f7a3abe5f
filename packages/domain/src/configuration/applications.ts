import {
  type Application,
  type ApplicationFields,
  type ApplicationsQuery,
  type Cursor,
  type ErrorReason,
  ApiError,
  applications,
  changeApplication,
  createApplication,
  deleteApplication,
} from '@linnet/api';
import { type Client, perClient } from '../client/client';
import { errorOf } from '../kernel/error-of';
import { createRowFeed, type RowFeed } from '../kernel/feed/row-feed';
import { errorUnlessDone } from '../kernel/resource/lost-answer';
import { createResourceFamily } from '../kernel/resource/resource-family';

/** Which applications a list shows. */
export type ApplicationsFilter = Omit<ApplicationsQuery, 'page' | 'pageSize'>;

interface ApplicationsPage {
  readonly items: readonly Application[];
  readonly older: Cursor | null;
}

const PAGE_SIZE = 50;
const MAX_KEPT = 6;

/** The applications that match a filter, in no particular order. Changes resolve to the error; null on success. */
export interface Applications extends Pick<RowFeed<Application>, 'state' | 'load' | 'loadMore'> {
  create(fields: ApplicationFields): Promise<ErrorReason | null>;
  change(app: Application, change: Partial<ApplicationFields>): Promise<ErrorReason | null>;
  /** Deletes an application; everybody who uses it is logged out of it. */
  remove(app: Application): Promise<ErrorReason | null>;
}

function createApplications(client: Client, filter: ApplicationsFilter): Applications {
  const { send } = client;
  const feed = createRowFeed<Application, ApplicationsPage>({
    idOf: ({ id }) => id,
    async fetch(cursor) {
      const page = Number(cursor?.['page'] ?? 1);
      const { items, sent } = await send(applications({ ...filter, page, pageSize: PAGE_SIZE }));
      return { items, older: sent < PAGE_SIZE ? null : { page: `${page + 1}` } };
    },
    rowsOf: ({ items }) => items,
  });

  /** Fetches an application by its client id, the only way to find a single one; undefined when it was deleted. */
  async function fetchCurrent({ clientId }: Application): Promise<Application | undefined> {
    for (const isTrusted of [false, true]) {
      const query = { name: '', clientId, isTrusted, page: 1, pageSize: 1 };
      const { items } = await send(applications(query));
      const found = items.find((each) => each.clientId === clientId);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** Whether there is an application with these fields that is not one of the `known` ids. */
  async function isCreated(fields: ApplicationFields, known: ReadonlySet<string>): Promise<boolean> {
    const query = { name: fields.name, clientId: '', isTrusted: fields.isTrusted, page: 1 };
    const { items } = await send(applications({ ...query, pageSize: PAGE_SIZE }));
    return items.some(({ id, redirectUris }) => !known.has(id) && redirectUris === fields.redirectUris);
  }

  const idsNamed = async ({ name, isTrusted }: ApplicationFields): Promise<ReadonlySet<string>> => {
    const { items } = await send(
      applications({ name, clientId: '', isTrusted, page: 1, pageSize: PAGE_SIZE }),
    );
    return new Set(items.map(({ id }) => id));
  };

  return {
    state: feed.state,
    load: feed.load,
    loadMore: feed.loadMore,
    async create(fields) {
      let known: ReadonlySet<string> = new Set();
      const loadError = await errorOf(
        idsNamed(fields).then((ids) => {
          known = ids;
        }),
      );
      if (loadError !== null) return loadError;
      const error = await errorUnlessDone(send(createApplication(fields)), () => isCreated(fields, known));
      if (error === null) await feed.load();
      return error;
    },
    async change(app, change) {
      const error = await errorUnlessDone(send(changeApplication(app.id, change)), async () => {
        const now = await fetchCurrent(app);
        return now !== undefined && hasChange(now, change);
      });
      if (error === null) await feed.load();
      return error;
    },
    async remove(app) {
      const error = await errorUnlessDone(
        send(deleteApplication(app.id)),
        async () => (await fetchCurrent(app)) === undefined,
      );
      // The server sends 400 for every refusal, also when somebody else has deleted the application.
      const isGone =
        error === null || (error.kind === 'http' && error.status === 400 && (await isMissing(app)));
      if (!isGone) return error;
      feed.remove(app.id);
      return null;
    },
  };

  async function isMissing(app: Application): Promise<boolean> {
    try {
      return (await fetchCurrent(app)) === undefined;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return false;
    }
  }
}

/** Whether a change is visible in an application. That is never known of its scopes, which servers do not send. */
function hasChange(now: Application, change: Partial<ApplicationFields>): boolean {
  const { name = now.name, redirectUris = now.redirectUris, isTrusted = now.isTrusted } = change;
  const website = change.website ?? now.website ?? '';
  return (
    (change.scopes ?? []).length === 0 &&
    now.name === name &&
    now.redirectUris === redirectUris &&
    now.isTrusted === isTrusted &&
    (now.website ?? '') === website
  );
}

const lists = perClient((client) =>
  createResourceFamily(
    (key: string) => createApplications(client, JSON.parse(key) as ApplicationsFilter),
    MAX_KEPT,
  ),
);

export const applicationsOf = (client: Client, filter: ApplicationsFilter): Applications =>
  lists(client).get(JSON.stringify(filter));
