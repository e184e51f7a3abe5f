import { logStep } from '../../actions/log-staff';
import { staffRoutes } from '../../server/access';
import { answer } from '../../server/answer';
import { Problem, crash } from '../../server/problem';
import { type Call, type Route, user } from '../../server/route';
import { findPeers } from '../../store/instance-stats';

/** The address in the body; every failure is answered with it. */
function addressOf({ params }: Call): string {
  const address = params.text('relay_url');
  if (address === undefined) throw crash(400);
  return address;
}

const hostOf = (address: string): string => /^https?:\/\/([^/]+)\//.exec(address)?.[1] ?? '';

/** Any actor of a known server is taken for a relay. */
function add(call: Call): Response {
  const actor = addressOf(call);
  const { settings, db } = call.server;
  if (!findPeers(db).includes(hostOf(actor))) throw new Problem(500, actor);
  settings.relays = [...settings.relays.filter((each) => each !== actor), actor];
  logStep(call, { action: 'relay_follow', words: `followed relay: ${actor}`, data: { target: actor } });
  return answer({ actor, followed_back: false });
}

function remove(call: Call): Response {
  const actor = addressOf(call);
  const { settings } = call.server;
  if (!settings.relays.includes(actor)) throw new Problem(500, actor);
  settings.relays = settings.relays.filter((each) => each !== actor);
  logStep(call, { action: 'relay_unfollow', words: `unfollowed relay: ${actor}`, data: { target: actor } });
  return answer(actor);
}

function list({ server }: Call): Response {
  return answer({ relays: server.settings.relays.map((actor) => ({ actor, followed_back: false })) });
}

const WRITE = { access: user('admin:write:follows'), requirement: 'admin' };

export const relayRoutes: Route[] = staffRoutes('/api/v1/pleroma/admin/relay', [
  { endpoint: 'GET', access: user('admin:read'), requirement: 'admin', handle: list },
  { endpoint: 'POST', ...WRITE, handle: add },
  { endpoint: 'DELETE', ...WRITE, handle: remove },
]);
