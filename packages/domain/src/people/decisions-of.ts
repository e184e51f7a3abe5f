import { perClient } from '../per-client';
import { createDecisions } from './decisions';
import { muteEndsIn } from './mute-ends';

/** What the person of this page decides about others. */
export const decisionsOf = perClient((client) => {
  client.session.onChange(muteEndsIn(client.graph).clear);
  return createDecisions(client);
});
