import { useState } from 'react';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { type Question, questions } from './questions';

export interface AskedQuestion {
  /** Ticked: it is not to be asked again. */
  readonly isLast: boolean;
  readonly setLast: (isLast: boolean) => void;
  /** It was answered with yes: keeps what was ticked. */
  readonly keep: () => void;
}

/** Whether a question is to be asked the next time. */
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
