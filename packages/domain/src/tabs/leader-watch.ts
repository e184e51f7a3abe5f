/** Milliseconds between two questions to the leading tab. */
const QUESTION_EVERY = 20_000;
/**
 * Unanswered questions in a row after which the leading tab counts as stopped: one may be lost while the device sleeps.
 */
const MOST_MISSED = 2;

interface LeaderWatchOptions {
  readonly question: () => void;
  readonly onSilent: () => void;
}

/**
 * Notices when the leading tab has stopped without releasing its lock, as a frozen one does. It is sent questions,
 * which it answers at once: messages are not delayed in hidden tabs, as timers are. A delayed timer of the asking tab
 * only makes it wait longer.
 */
export interface LeaderWatch {
  /** Called with every message of the leading tab. True if it counted as stopped. */
  received(): boolean;
  /**
   * Called with an answer. Before the first one silence does not count: a tab of another version may not know the
   * question.
   */
  answered(): void;
  isSilent(): boolean;
  begin(): void;
  /** Stops watching: another tab leads, or this one no longer needs the socket. */
  end(): void;
}

export function createLeaderWatch({ question, onSilent }: LeaderWatchOptions): LeaderWatch {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let answers = false;
  let hasReceived = false;
  let missed = 0;

  const isSilent = (): boolean => missed >= MOST_MISSED;

  function check(): void {
    timer = setTimeout(check, QUESTION_EVERY);
    const wasSilent = isSilent();
    if (hasReceived) missed = 0;
    else if (answers) missed += 1;
    hasReceived = false;
    question();
    if (isSilent() && !wasSilent) onSilent();
  }

  return {
    received() {
      const wasSilent = isSilent();
      hasReceived = true;
      missed = 0;
      return wasSilent;
    },
    answered: () => void (answers = true),
    isSilent,
    begin() {
      timer ??= setTimeout(check, QUESTION_EVERY);
    },
    end() {
      clearTimeout(timer);
      timer = undefined;
      answers = false;
      hasReceived = false;
      missed = 0;
    },
  };
}
