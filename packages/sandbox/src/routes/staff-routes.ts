import { checkStaff, type StaffNeed } from '../server/check-staff';
import type { Access, Route } from '../server/route';

/** A call that only some of the staff may make. */
export interface StaffRoute {
  /** `PATCH /activate`: the method, and the path after that of the group. */
  line: string;
  access: Access;
  need: StaffNeed;
  handle: Route['handle'];
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** The routes of a table: each looks first at who calls. */
export function staffRoutes(base: string, table: readonly StaffRoute[]): Route[] {
  return table.map(({ line, access, need, handle }) => {
    const [word = '', path = ''] = line.split(' ');
    return {
      method: METHODS.find((method) => method === word) ?? 'GET',
      path: base + path,
      access,
      handle: (call) => {
        checkStaff(call.here, call.reader, need);
        return handle(call);
      },
    };
  });
}
