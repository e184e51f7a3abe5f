import { liveHubOf } from '../events/live-hub';
import type { RelationshipNeeds } from '../relationships/fetch-relationships';
import { applyHostBlock } from './block-host';
import { muteEndsIn } from './mute-ends';
import { readTabDecision } from '../relationships/tab-decision';
import { relationshipUpdatesIn } from '../relationships/relationship-updates';

/** Applies the viewer's decisions in other tabs to this page. Called once for each page. */
export function applyTabDecisions(client: RelationshipNeeds): void {
  const { graph, log } = client;
  liveHubOf(graph).on('tabMessage', (what) => {
    const message = readTabDecision(what);
    if (message === null) return;
    if ('relationship' in message) relationshipUpdatesIn(graph).putFromTab(message.relationship);
    else if ('muted' in message) muteEndsIn(graph).receive(client, message.muted, message.end);
    else {
      applyHostBlock(client, message).catch((error: unknown) =>
        log('error', 'posts of a server that was blocked in another tab could not be removed', error),
      );
    }
  });
}
