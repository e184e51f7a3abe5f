/** Milliseconds between two pings to the leading tab. */
const PING_INTERVAL_MS = 20_000;
/**
 * Unanswered pings in a row after which the leading tab counts as stopped: one may be lost while the device sleeps.
 */
const MAX_MISSED_PINGS = 2;

interface LeaderWatchOptions {
  readonly ping: () => void;
  readonly onSilent: () => void;
}

/**
 * Notices when the leading tab has stopped without releasing its lock, as a frozen one does. It is sent pings,
 * which it answers at once: messages are not delayed in hidden tabs, as timers are. A delayed timer of the watching tab
 * only makes it wait longer.
 */
export interface LeaderWatch {
  /** Called with every message of the leading tab. True if it counted as stopped. */
  received(): boolean;
  /**
   * Called with the answer to a ping. Before the first answer silence does not count: a tab of another version may not
   * know pings.
   */
  answered(): void;
  isSilent(): boolean;
  begin(): void;
  /** Stops watching: another tab leads, or this one no longer needs the socket. */
  end(): void;
}

export function createLeaderWatch({ ping, onSilent }: LeaderWatchOptions): LeaderWatch {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let answersPings = false;
  let hasReceived = false;
  let missed = 0;

  const isSilent = (): boolean => missed >= MAX_MISSED_PINGS;

  function check(): void {
    timer = setTimeout(check, PING_INTERVAL_MS);
    const wasSilent = isSilent();
    if (hasReceived) missed = 0;
    else if (answersPings) missed += 1;
    hasReceived = false;
    ping();
    if (isSilent() && !wasSilent) onSilent();
  }

  return {
    received() {
      const wasSilent = isSilent();
      hasReceived = true;
      missed = 0;
      return wasSilent;
    },
    answered: () => void (answersPings = true),
    isSilent,
    begin() {
      timer ??= setTimeout(check, PING_INTERVAL_MS);
    },
    end() {
      clearTimeout(timer);
      timer = undefined;
      answersPings = false;
      hasReceived = false;
      missed = 0;
    },
  };
}
