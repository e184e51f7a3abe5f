import type { Features } from '../features/features';
import type { Lazy } from '../lazy';
import { feedKinds } from './all-feed-kinds';
import type { FeedKindFacts, Offered } from './feed-kind-facts';
import { planOf, type FeedPlan } from './feed-plan';
import type { FeedKind, FeedSource, SourceOf } from './feed-source';
import { createSeek } from './seek';

/** Of kinds that are the same on every server nothing is asked. */
const unasked: Offered = { has: () => false };

/** The plan of any feed, once as much of the server is known as its kind depends on. */
export function planLater(source: FeedSource, features: Lazy<Features>): Promise<FeedPlan> {
  return planKind(source.kind, source, features);
}

async function planKind<K extends FeedKind>(
  kind: K,
  source: SourceOf<K>,
  features: Lazy<Features>,
): Promise<FeedPlan> {
  const facts: FeedKindFacts<K> = feedKinds[kind];
  const plan = planOf(facts, source, facts.dependsOnServer === true ? await features.load() : unasked);
  return plan.order === 'id' ? plan : { ...plan, seek: createSeek() };
}
