import { perClient } from '../per-client';
import { createDecisions } from './decisions';
import { muteEndsIn } from './mute-ends';

/** The viewer's decisions about accounts. */
export const decisionsOf = perClient((client) => {
  client.life.onEnd(muteEndsIn(client.graph).end);
  return createDecisions(client);
});
