import { del, get, json, nothing, put } from '../../call';
import type { StatusId } from '../../model/ids';
import { readPage, required } from '../../schema/read';
import { readStaffStatuses } from '../../schema/staff/accounts';
import { readStatus } from '../../schema/status';

const ADMIN = '/api/v1/pleroma/admin';
const feature = 'staffOfPleroma';

const statusPath = (id: StatusId) => `${ADMIN}/statuses/${encodeURIComponent(id)}`;
const hostPath = (host: string) => `${ADMIN}/instances/${encodeURIComponent(host)}`;

/** A page of statuses. */
export interface StaffPage {
  /** From 1. */
  readonly page: number;
  /** Servers send at most 40 statuses. */
  readonly pageSize: number;
}

export interface ServerStatusesQuery extends StaffPage {
  /** Only those of people of this server. */
  readonly localOnly: boolean;
  /** Also statuses that only followers or mentioned people may read. */
  readonly withPrivate: boolean;
  readonly withRepeats: boolean;
}

/** GET /api/v1/pleroma/admin/statuses: all that the server has, newest first; without a total. */
export const serverStatuses = ({
  page,
  pageSize,
  localOnly,
  withPrivate,
  withRepeats,
}: ServerStatusesQuery) =>
  get(`${ADMIN}/statuses`, readPage(readStatus), {
    feature,
    query: {
      page,
      page_size: pageSize,
      local_only: localOnly || undefined,
      godmode: withPrivate || undefined,
      with_reblogs: withRepeats || undefined,
    },
  });

/** GET /api/v1/pleroma/admin/instances/:host/statuses: public ones of another server; none of an unknown one. */
export const statusesOfHost = (
  host: string,
  { page, pageSize, withRepeats }: StaffPage & { readonly withRepeats: boolean },
) =>
  get(`${hostPath(host)}/statuses`, required(readStaffStatuses, 'statuses'), {
    feature,
    query: { page, page_size: pageSize, with_reblogs: withRepeats || undefined },
  });

/** GET /api/v1/pleroma/admin/statuses/:id: of any scope. 404 for one that is deleted. */
export const statusAsStaff = (id: StatusId) =>
  get(statusPath(id), required(readStatus, 'status'), { feature });

/** What staff can change of somebody's status. */
export interface StaffStatusChange {
  readonly sensitive?: boolean;
  readonly visibility?: 'public' | 'unlisted' | 'private';
}

/** PUT /api/v1/pleroma/admin/statuses/:id. What is left out stays. */
export const changeStatusAsStaff = (id: StatusId, change: StaffStatusChange) =>
  put(statusPath(id), required(readStatus, 'status'), { feature, body: json(change) });

/** DELETE /api/v1/pleroma/admin/statuses/:id. 404 for one that is deleted already. */
export const deleteStatusAsStaff = (id: StatusId) => del(statusPath(id), nothing, { feature });

/**
 * DELETE /api/v1/pleroma/admin/instances/:host: deletes all people and posts of another server that this one has. It
 * goes on after the answer; an unknown server is no error.
 */
export const deleteHost = (host: string) => del(hostPath(host), nothing, { feature });
