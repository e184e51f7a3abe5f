import { renderAccount } from '../../render/account';
import type { Server } from '../../server/server';
import { countInstanceStats } from '../../store/instance-stats';
import { findStaff } from '../../store/accounts/accounts';

/** Facts that every form of the instance document has. */
export function instanceFacts(server: Server) {
  const { settings } = server;
  const [owner] = findStaff(server.db);
  return {
    settings,
    host: server.host(),
    origin: server.origin(),
    stats: countInstanceStats(server.db, server.now()),
    /** Null on a server without staff. */
    contact: owner ? renderAccount(server, owner, null) : null,
    rules: settings.rules.map(({ id, text, hint }) => ({ id, text, hint })),
  };
}
