import type { Notices } from '../notices/notices';

const NOTICE_LASTS = 5000;

/** What the person is told of the connection: one trouble once, however often joining is tried again. */
export interface BreakNotices {
  /** With the code of the socket's end. */
  broke(code: number, isMember: boolean): void;
  joined(): void;
  forget(): void;
}

export function createBreakNotices(notices: Notices): BreakNotices {
  let broken = false;
  return {
    broke(code, isMember) {
      if (!broken && isMember) {
        const values = { code: String(code) };
        notices.add({ level: 'error', key: 'timeline.socket_broke', values, lasts: NOTICE_LASTS });
      }
      broken = true;
    },
    joined() {
      if (broken) notices.add({ level: 'success', key: 'timeline.socket_reconnected', lasts: NOTICE_LASTS });
      broken = false;
    },
    forget() {
      broken = false;
    },
  };
}
