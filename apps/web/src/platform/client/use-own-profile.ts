import type { Account, ErrorReason } from '@linnet/api';
import { createCell } from '@linnet/domain';
import {
  type OptionError,
  type OwnProfileState,
  type ProfileOptionName,
  ownProfileOf,
  acceptsValue,
} from '@linnet/domain/own-profile';
import { useEffect } from 'react';
import { useCell, useClient, useSession } from './client-provider';
import { useAccount } from './use-account';
import { useHasFeature } from './use-has';
import { useOffersOption } from './use-listed-setting';

/** The viewer's own account with its current counts; undefined for visitors, and until it has loaded. */
export function useOwnAccount(): Account | undefined {
  const session = useSession();
  const row = useAccount(session.state === 'visitor' ? null : session.accountId);
  return session.state === 'visitor' ? undefined : (row ?? session.own ?? undefined);
}

/** The viewer's own profile as stored by the server, and its pending changes; loaded when it is first wanted. */
export function useOwnProfile({ isWanted = true }: { readonly isWanted?: boolean } = {}): OwnProfileState {
  const profile = ownProfileOf(useClient());
  const isSignedIn = useSession().state === 'signed-in';
  useEffect(() => {
    const now = profile.state.get();
    const isUnknown = now.facts === null && !now.isLoading && now.error === null;
    if (isWanted && isSignedIn && isUnknown) void profile.load();
  }, [profile, isSignedIn, isWanted]);
  return useCell(profile.state);
}

type Value = boolean | string;

interface ShownOption {
  /** The value that the server has; undefined until it has loaded, and while another value is being saved. */
  readonly value: Value | undefined;
  /** The value that is being saved. */
  readonly pending: Value | undefined;
  /** Why the last change failed. */
  readonly error: OptionError | null;
  /** Why the profile could not be loaded. */
  readonly loadError: ErrorReason | null;
  /** The server has the option, for this viewer. */
  readonly isOffered: boolean;
  /** Whether this value can be chosen: the server accepts it, or has it now. */
  readonly accepts: (value: string) => boolean;
  /** Resolves to the error; null on success. */
  readonly set: (value: Value) => Promise<OptionError | null>;
  readonly retry: () => void;
}

const noValues = createCell<Partial<Record<string, Value>>>({});
const noErrors = createCell<Partial<Record<string, OptionError>>>({});

/** An option of the viewer's account, stored by the server. */
export function useProfileOption(name: ProfileOptionName): ShownOption {
  const profile = ownProfileOf(useClient());
  const { options, error: loadError } = useOwnProfile();
  const value = useCell(options?.values ?? noValues)[name];
  const pending = useCell(options?.pending ?? noValues)[name];
  const error = useCell(options?.errors ?? noErrors)[name] ?? null;
  const has = useHasFeature();
  const offers = useOffersOption();

  return {
    value,
    pending,
    error,
    loadError,
    isOffered: offers(name),
    accepts: (wanted) => wanted === value || wanted === pending || acceptsValue(name, wanted, has),
    set: async (wanted) => (options === null ? null : options.set(name, wanted)),
    retry: () => void profile.load(),
  };
}
