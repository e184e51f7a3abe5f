/** Milliseconds between two questions whether the page with the socket is there. */
const ASK_EVERY = 20_000;
/** Questions in a row without an answer after which it runs no more: one may fall into a sleep of the device. */
const MOST_MISSED = 2;

interface LeaderWatchOptions {
  readonly ask: () => void;
  readonly onSilent: () => void;
}

/**
 * Notices that the page with the socket has stopped and keeps its lock all the same, as one does that is frozen. It is
 * asked, and answers at once: messages are not slowed in hidden pages, as timers are, and a slow timer of the page that
 * asks only makes it patient.
 */
export interface LeaderWatch {
  /** It has said something. True where it was silent. */
  heard(): boolean;
  /** It has answered a question: one of another version may not know them, and is believed to be there. */
  answered(): void;
  isSilent(): boolean;
  begin(): void;
  /** Another page leads, or nobody wants to know. */
  end(): void;
}

export function createLeaderWatch({ ask, onSilent }: LeaderWatchOptions): LeaderWatch {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let answers = false;
  let isHeard = false;
  let missed = 0;

  const isSilent = (): boolean => missed >= MOST_MISSED;

  function look(): void {
    timer = setTimeout(look, ASK_EVERY);
    const wasSilent = isSilent();
    if (isHeard) missed = 0;
    else if (answers) missed += 1;
    isHeard = false;
    ask();
    if (isSilent() && !wasSilent) onSilent();
  }

  return {
    heard() {
      const wasSilent = isSilent();
      isHeard = true;
      missed = 0;
      return wasSilent;
    },
    answered: () => void (answers = true),
    isSilent,
    begin() {
      timer ??= setTimeout(look, ASK_EVERY);
    },
    end() {
      clearTimeout(timer);
      timer = undefined;
      answers = false;
      isHeard = false;
      missed = 0;
    },
  };
}
