import {
  filterGroups,
  filters,
  removeFilter,
  removeFilterGroup,
  type Call,
  type ErrorReason,
  type FilterId,
} from '@linnet/api';
import type { Environment } from '../kernel/environment';
import type { Graph } from '../graph/graph';
import type { Features } from '../instance/features';
import type { Lazy } from '../kernel/lazy';
import type { Send } from '../session/send';
import type { Session } from '../session/session';
import { clientResource } from '../events/client-resource';
import { errorOf } from '../kernel/error-of';
import type { Resource } from '../kernel/resource/resource';
import { liveHubOf } from '../events/live-hub';
import { onePer } from '../kernel/one-per';
import {
  type FilterVersion,
  ownFilter,
  ownFilterOfGroup,
  type OwnFilter,
  type OwnFilterFields,
  savingCall,
} from './own-filter';

export interface ListedFilters {
  /** By title. */
  readonly filters: readonly OwnFilter[];
  /** The version of filters that the server has. */
  readonly version: FilterVersion;
}

/** The viewer's filters on the server, for the filter settings. Changes resolve to the error, null on success. */
export interface OwnFilters extends Pick<Resource<ListedFilters>, 'state' | 'load' | 'follow'> {
  /** Saves a filter; creates a new one without `before`. */
  readonly save: (fields: OwnFilterFields, before: OwnFilter | null) => Promise<ErrorReason | null>;
  readonly remove: (id: FilterId) => Promise<ErrorReason | null>;
}

interface Needed {
  readonly send: Send;
  readonly session: Session;
  readonly features: Lazy<Features>;
  readonly graph: Graph;
  readonly environment: Pick<Environment, 'now'>;
}

export const ownFiltersOf = onePer((client: Needed): OwnFilters => {
  const { send, session, features, graph, environment } = client;

  async function fetchFilters(): Promise<ListedFilters | null> {
    if (session.state.get().state !== 'signed-in') return null;
    const loaded = await features.load();
    if (loaded.has('filtersWithResults')) {
      return { version: 2, filters: byTitle((await send(filterGroups())).items.map(ownFilterOfGroup)) };
    }
    if (!loaded.has('filters')) return null;
    return { version: 1, filters: byTitle((await send(filters())).items.map(ownFilter)) };
  }

  const { state, load, reload, follow } = clientResource(client, { load: fetchFilters });

  async function change(call: Call<unknown>): Promise<ErrorReason | null> {
    const error = await errorOf(send(call));
    if (error !== null) return error;
    // Statuses that were matched with the earlier filters must be matched again.
    liveHubOf(graph).emit('filters');
    await reload();
    return null;
  }

  return {
    state,
    load,
    follow,
    save(fields, before) {
      const version = state.get().value?.version ?? 1;
      return change(savingCall(version, fields, { before, now: environment.now() }));
    },
    remove: (id) => change(state.get().value?.version === 2 ? removeFilterGroup(id) : removeFilter(id)),
  };
});

const byTitle = (all: readonly OwnFilter[]): readonly OwnFilter[] =>
  all.toSorted((one, other) => one.title.localeCompare(other.title));
