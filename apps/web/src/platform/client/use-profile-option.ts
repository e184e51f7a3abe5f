import { ownProfileOf, type ProfileOptionName, takesValue } from '@linnet/domain/own-profile';
import type { FailureReason } from '@linnet/api';
import { createCell } from '@linnet/domain';
import { useState } from 'react';
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
  readonly trouble: FailureReason | 'ignored' | null;
  /** Why nothing is known. */
  readonly failure: FailureReason | null;
  /** The server can, and it is for this person. */
  readonly offered: boolean;
  /** Whether this is a value to choose: the server takes it, or has it. */
  readonly takes: (value: string) => boolean;
  readonly set: (value: Value) => void;
  readonly retry: () => void;
}

const nothingYet = createCell<Partial<Record<string, Value>>>({});

/** A choice about the reader's account, which the server keeps. */
export function useProfileOption(name: ProfileOptionName): ShownOption {
  const profile = ownProfileOf(useClient());
  const { options, failure } = useOwnProfile();
  const value = useCell(options?.values ?? nothingYet)[name];
  const has = useHas();
  const offers = useOffersOption();
  const [asked, setAsked] = useState<Value | undefined>();
  const [trouble, setTrouble] = useState<ShownOption['trouble']>(null);

  async function set(wanted: Value): Promise<void> {
    if (options === null) return;
    setAsked(wanted);
    setTrouble(null);
    const reason = await options.set(name, wanted);
    setAsked(undefined);
    const isKept = options.values.get()[name] === wanted;
    setTrouble(reason ?? (isKept ? null : 'ignored'));
  }

  return {
    value,
    asked,
    trouble,
    failure,
    offered: offers(name),
    takes: (wanted) => wanted === value || wanted === asked || takesValue(name, wanted, has),
    set: (wanted) => void set(wanted),
    retry: () => void profile.load(),
  };
}
