import type { Features } from '../instance/features';
import { createSeek } from '../kernel/feed/seek';
import type { Lazy } from '../kernel/lazy';
import { feedKinds } from './more-feed-kinds';
import type { FeedKindFacts, Offered } from './feed-kind-facts';
import { planOf, type FeedPlan } from './feed-plan';
import type { FeedKind, FeedSource, SourceOf } from './feed-source';

/** For kinds that are the same on every server, which need no features. */
const unasked: Offered = { has: () => false };

/** The plan of any feed; loads the features first when its kind depends on them. */
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
