import type { FailureReason } from '@linnet/api';
import { createCell } from '@linnet/domain';
import {
  type OptionTrouble,
  ownProfileOf,
  type ProfileOptionName,
  takesValue,
} from '@linnet/domain/own-profile';
import { useClient } from './client-provider';
import { useCell } from './use-cell';
import { useHas } from './use-has';
import { useOffersOption } from './use-offers-option';
import { useOwnProfile } from './use-own-profile';

type Value = boolean | string;

interface ShownOption {
  /** What the server has; undefined before it has told it, and while another value is being saved. */
  readonly value: Value | undefined;
  /** What is being saved. */
  readonly asked: Value | undefined;
  /** Why the last wish was not fulfilled. */
  readonly trouble: OptionTrouble | null;
  /** Why nothing is known. */
  readonly failure: FailureReason | null;
  /** The server can, and it is for this person. */
  readonly offered: boolean;
  /** Whether this is a value to choose: the server takes it, or has it. */
  readonly takes: (value: string) => boolean;
  /** Resolves to why not; null when it is done. */
  readonly set: (value: Value) => Promise<OptionTrouble | null>;
  readonly retry: () => void;
}

const nothingYet = createCell<Partial<Record<string, Value>>>({});
const noTrouble = createCell<Partial<Record<string, OptionTrouble>>>({});

/** A choice about the reader's account, which the server keeps. */
export function useProfileOption(name: ProfileOptionName): ShownOption {
  const profile = ownProfileOf(useClient());
  const { options, failure } = useOwnProfile();
  const value = useCell(options?.values ?? nothingYet)[name];
  const asked = useCell(options?.wishes ?? nothingYet)[name];
  const trouble = useCell(options?.troubles ?? noTrouble)[name] ?? null;
  const has = useHas();
  const offers = useOffersOption();

  return {
    value,
    asked,
    trouble,
    failure,
    offered: offers(name),
    takes: (wanted) => wanted === value || wanted === asked || takesValue(name, wanted, has),
    set: async (wanted) => (options === null ? null : options.set(name, wanted)),
    retry: () => void profile.load(),
  };
}
