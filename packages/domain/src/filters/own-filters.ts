import {
  ApiError,
  filterGroups,
  filters,
  removeFilter,
  removeFilterGroup,
  type Call,
  type FailureReason,
  type FilterId,
} from '@linnet/api';
import { createCell, type Cell } from '../cell';
import type { Client } from '../client';
import { failureOf } from '../kernel/failure-of';
import {
  type FilterForm,
  ownFilter,
  ownFilterOfGroup,
  type OwnFilter,
  type OwnFilterWish,
  savingCall,
} from './own-filter';

export interface OwnFiltersState {
  /** Sorted by title; null before they are loaded. */
  readonly filters: readonly OwnFilter[] | null;
  /** The form of filters that the server has; null where it has none, and before that is known. */
  readonly form: FilterForm | null;
  readonly isLoading: boolean;
  /** Why they could not be loaded. */
  readonly failure: FailureReason | null;
}

/** The viewer's filters on the server, for the filter settings. */
export interface OwnFilters {
  readonly state: Pick<Cell<OwnFiltersState>, 'get' | 'subscribe'>;
  load(): Promise<void>;
  /** Saves a filter; creates a new one without `before`. Resolves with the error, null on success. */
  save(wish: OwnFilterWish, before: OwnFilter | null): Promise<FailureReason | null>;
  remove(id: FilterId): Promise<FailureReason | null>;
  clear(): void;
}

interface OwnFiltersOptions extends Pick<Client, 'send' | 'session'> {
  features: Pick<Client['features'], 'load'>;
  /** Called when the filters have changed: statuses matched with the earlier ones must be matched again. */
  onChange: () => void;
  /** Milliseconds since 1970. */
  now: () => number;
}

const nothing: OwnFiltersState = { filters: null, form: null, isLoading: false, failure: null };

export function createOwnFilters(options: OwnFiltersOptions): OwnFilters {
  const { send, session, features, onChange, now } = options;
  const state = createCell(nothing);
  /** Identifies the latest request: responses to earlier ones, or for another viewer, are ignored. */
  let question = {};

  async function formOf(): Promise<FilterForm | null> {
    const known = await features.load();
    if (known.has('filtersWithResults')) return 2;
    return known.has('filters') ? 1 : null;
  }

  async function ask(): Promise<Pick<OwnFiltersState, 'filters' | 'form'>> {
    const form = await formOf();
    if (form === null) return { filters: [], form };
    const told =
      form === 1
        ? (await send(filters())).items.map(ownFilter)
        : (await send(filterGroups())).items.map(ownFilterOfGroup);
    return { form, filters: told.toSorted((one, other) => one.title.localeCompare(other.title)) };
  }

  async function load(): Promise<void> {
    if (session.state.get().state !== 'member') return;
    const own = {};
    question = own;
    state.update((known) => ({ ...known, isLoading: true, failure: null }));
    try {
      const told = await ask();
      if (own === question) state.set({ ...told, isLoading: false, failure: null });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { reason } = error;
      if (own === question) state.update((known) => ({ ...known, isLoading: false, failure: reason }));
    }
  }

  async function change(call: Call<unknown>): Promise<FailureReason | null> {
    const refusal = await failureOf(send(call));
    if (refusal !== null) return refusal;
    onChange();
    await load();
    return null;
  }

  return {
    state,
    load,
    save(wish, before) {
      const { form } = state.get();
      return change(savingCall(form ?? 1, wish, { before, now: now() }));
    },
    remove: (id) => change(state.get().form === 2 ? removeFilterGroup(id) : removeFilter(id)),
    clear() {
      question = {};
      state.set(nothing);
    },
  };
}
