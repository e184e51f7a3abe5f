import { del, get, json, nothing, patch, post } from '../../call';
import { readApplication, readApplications } from '../../schema/administration/upkeep';
import { required } from '../../schema/read';

const APPS = '/api/v1/pleroma/admin/oauth_app';
const staffOnly = { feature: 'staffOfPleroma' } as const;
const appPath = (id: string) => `${APPS}/${encodeURIComponent(id)}`;
const readOne = required(readApplication, 'application');

export interface ApplicationsQuery {
  /** The whole name; empty for any. */
  readonly name: string;
  /** Empty for any. */
  readonly clientId: string;
  /** The server lists trusted ones and others apart. */
  readonly isTrusted: boolean;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** GET /api/v1/pleroma/admin/oauth_app. Its `count` is of all applications, whatever the query. */
export const applications = (query: ApplicationsQuery) =>
  get(APPS, required(readApplications, 'applications'), {
    ...staffOnly,
    query: {
      name: query.name || undefined,
      client_id: query.clientId || undefined,
      trusted: query.isTrusted,
      page: query.page,
      page_size: query.pageSize,
    },
  });

export interface ApplicationFields {
  readonly name: string;
  /** One a line. */
  readonly redirectUris: string;
  /** Empty: those that it has, or `read` for a new one. */
  readonly scopes: readonly string[];
  /** Empty for none. */
  readonly website: string;
  readonly isTrusted: boolean;
}

const bodyOf = ({ name, redirectUris, scopes = [], isTrusted, website }: Partial<ApplicationFields>) =>
  json({
    ...(name !== undefined && { name }),
    ...(scopes.length > 0 && { scopes }),
    ...(redirectUris !== undefined && { redirect_uris: redirectUris }),
    ...(website !== undefined && { website: website === '' ? null : website }),
    ...(isTrusted !== undefined && { trusted: isTrusted }),
  });

/** POST /api/v1/pleroma/admin/oauth_app. Without a name: 200 with what is wrong instead of an application. */
export const createApplication = (fields: ApplicationFields) =>
  post(APPS, readOne, { ...staffOnly, body: bodyOf(fields) });

/** PATCH /api/v1/pleroma/admin/oauth_app/:id: what is missing stays. 400 for an unknown one, 500 without a name. */
export const changeApplication = (id: string, change: Partial<ApplicationFields>) =>
  patch(appPath(id), readOne, { ...staffOnly, body: bodyOf(change) });

/** DELETE /api/v1/pleroma/admin/oauth_app/:id, with all of its tokens. 204; 400 for an unknown one. */
export const deleteApplication = (id: string) => del(appPath(id), nothing, { ...staffOnly, answer: 'none' });
