import type { ErrorReason, OwnAccount } from '@linnet/api';
import { type Client, createCell } from '@linnet/domain';
import {
  type OptionError,
  type OwnProfileState,
  type ProfileOptionName,
  ownProfileOf,
  acceptsValue,
  isProfileOption,
  profileOption,
} from '@linnet/domain/own-profile';
import { type AnySettingKey, type PlacedSetting, allSettings } from '@linnet/domain/settings';
import { useEffect } from 'react';
import { useCell, useClient, useSession } from './client-provider';
import { useHasFeature, useLacks } from './use-has';

/**
 * The function that loads the viewer's account again and updates the page with it; rejects with `ApiError`. From now on
 * the page follows what other tabs change in the profile.
 */
export const accountReloader = (client: Client): (() => Promise<OwnAccount>) => ownProfileOf(client).reload;

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

/** Whether the server has an account option and offers it to this viewer. */
function useOffersOption(): (name: ProfileOptionName) => boolean {
  const { facts } = useCell(ownProfileOf(useClient()).state);
  const has = useHasFeature();
  const { state } = useSession();
  // An expired session still shows what was loaded before.
  const isKnown = state === 'signed-in' || (state === 'expired' && facts !== null);
  return (name) => {
    const { feature, ofStaff = false } = profileOption(name);
    return isKnown && (feature === null || has(feature)) && (!ofStaff || facts?.account.role !== 'member');
  };
}

/** Whether a setting is shown: one without effect on this server, or not for this viewer, is hidden. */
export function useOffersSetting(): (key: AnySettingKey) => boolean {
  const offers = useOffersOption();
  const lacks = useLacks();
  return (key) => {
    const { needs }: PlacedSetting<unknown> = allSettings[key];
    return !lacks(needs) && (!isProfileOption(key) || offers(key));
  };
}
