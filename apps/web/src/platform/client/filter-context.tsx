import type { FeedSource, FilterContext } from '@linnet/domain';
import { type ReactNode, createContext, use, useSyncExternalStore } from 'react';
import { useClient } from './client-provider';

/** Provides the filter context in which statuses are shown: filters and some settings apply in some contexts only. */
export const FilterContextProvider = createContext<FilterContext>('public');

export function useFilterContext(): FilterContext {
  return use(FilterContextProvider);
}

interface FeedFilterContextProps {
  readonly source: FeedSource;
  readonly children: ReactNode;
}

/** Shows statuses in the filter context that the kind of their feed names. */
export function FeedFilterContext({ source, children }: FeedFilterContextProps) {
  const { feeds } = useClient();
  // The context of some feeds is loaded with their first page.
  const context = useSyncExternalStore(feeds.get(source).state.subscribe, () => feeds.filterContext(source));
  return <FilterContextProvider value={context}>{children}</FilterContextProvider>;
}

/** Provides whether the statuses are shown in the home timeline. */
export const HomeTimelineProvider = createContext(false);

export function useIsHomeTimeline(): boolean {
  return use(HomeTimelineProvider);
}

/** The place of a row in its feed, counted from 1, and how many rows the feed has; -1 while there may be more. */
export interface FeedPlace {
  readonly position: number;
  readonly size: number;
}

export const FeedSizeProvider = createContext(-1);
export const FeedPositionProvider = createContext<number | null>(null);

/** Null outside of feeds. */
export function useFeedPlace(): FeedPlace | null {
  const size = use(FeedSizeProvider);
  const position = use(FeedPositionProvider);
  return position === null ? null : { position, size };
}

/** The last choice for all posts of a conversation at once: open or closed. */
export interface OpenAllChoice {
  readonly open: boolean;
  /** Counts up with each choice, which then overrides the choices made for single posts before it. */
  readonly number: number;
}

export interface OpenAllChoices {
  /** Texts behind a content warning. */
  readonly warnings: OpenAllChoice | null;
  /** Media that their authors marked as sensitive. */
  readonly media: OpenAllChoice | null;
}

export const OpenAllChoicesProvider = createContext<OpenAllChoices>({ warnings: null, media: null });

/** Null when nothing was chosen for all posts. */
export function useOpenAllChoice(what: keyof OpenAllChoices): OpenAllChoice | null {
  return use(OpenAllChoicesProvider)[what];
}
