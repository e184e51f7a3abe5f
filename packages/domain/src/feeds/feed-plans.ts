import { ApiError, isMissingRoute, type StreamName } from '@linnet/api';
import type { Features } from '../instance/features';
import { isMissing } from '../kernel/error-of';
import { createSeek } from '../kernel/feed/seek';
import type { Lazy } from '../kernel/lazy';
import {
  type FeedKindFacts,
  type FeedKindTable,
  type FeedPlan,
  type FeatureCheck,
  planOf,
} from './feed-kind-facts';
import { startKinds } from './feed-kinds';
import type { FeedKind, FeedSource, SourceOf } from './feed-source';
import { wholeView } from './feed-view';
import { moreKinds } from './more-feed-kinds';

/** Every kind of feed. Imported only by code that is loaded after the start. */
export const feedKinds: FeedKindTable<FeedSource> = { ...startKinds, ...moreKinds };

/** The stream that sends new statuses of a feed; null when there is none. */
export function streamOf(source: FeedSource): StreamName | null {
  return streamOfKind(source.kind, source);
}

function streamOfKind<K extends FeedKind>(kind: K, source: SourceOf<K>): StreamName | null {
  const { stream }: FeedKindFacts<SourceOf<K>> = feedKinds[kind];
  return typeof stream === 'function' ? stream(source) : stream;
}

/** For kinds that are the same on every server, which need no features. */
const noFeatures: FeatureCheck = { has: () => false };

/** The plan of any feed; loads the features first when its kind depends on them. */
export function loadPlan(source: FeedSource, features: Pick<Lazy<Features>, 'load'>): Promise<FeedPlan> {
  return loadPlanOfKind(source.kind, source, features);
}

async function loadPlanOfKind<K extends FeedKind>(
  kind: K,
  source: SourceOf<K>,
  features: Pick<Lazy<Features>, 'load'>,
): Promise<FeedPlan> {
  const facts: FeedKindFacts<SourceOf<K>> = feedKinds[kind];
  const plan = planOf(facts, source, facts.dependsOnServer === true ? await features.load() : noFeatures);
  const { feature } = plan.page({ limit: 1, view: wholeView, withMuted: false });
  return {
    ...plan,
    ...(plan.order === 'served' && { seek: createSeek() }),
    ...(feature && {
      isNotOffered: async (error) => isNotFound(error) && !(await features.load()).has(feature),
    }),
  };
}

/** Whether an error may mean that the route is missing. */
function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && (isMissing(error.reason) || isMissingRoute(error.reason, {}));
}
