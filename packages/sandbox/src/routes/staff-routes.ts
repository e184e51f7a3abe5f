import { checkStaff, type StaffNeed } from '../server/check-staff';
import type { Access, Route } from '../server/route';

/** A route for staff with a certain privilege. */
export interface StaffRoute {
  /** `PATCH /activate`: the method, and the path after the base of the group. */
  line: string;
  access: Access;
  need: StaffNeed;
  handle: Route['handle'];
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** The routes of a table; each checks the staff's privilege first. */
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
