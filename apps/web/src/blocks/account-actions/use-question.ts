import { useState } from 'react';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { type Question, questions } from './questions';

export interface AskedQuestion {
  /** "Don't ask again" is ticked. */
  readonly isLast: boolean;
  readonly setLast: (isLast: boolean) => void;
  /** Stores "don't ask again" if it is ticked; called when the question was answered with yes. */
  readonly keep: () => void;
}

/** State of the "don't ask again" box of a question. */
export function useQuestion(kind: Question): AskedQuestion {
  const { key, setting } = questions[kind];
  const { value, write } = useListedSetting(key, setting);
  const [isLast, setLast] = useState(false);
  return {
    isLast,
    setLast,
    keep() {
      if (isLast && value) write(false);
    },
  };
}
