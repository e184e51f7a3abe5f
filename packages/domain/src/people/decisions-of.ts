import { perClient } from '../per-client';
import { createDecisions } from './decisions';
import { muteEndsIn } from './mute-ends';

/** The viewer's decisions about accounts. */
export const decisionsOf = perClient((client) => {
  client.session.onChange(muteEndsIn(client.graph).clear);
  return createDecisions(client);
});
