import { connectStream } from '@linnet/api';
import type { Environment, LiveEnvironment } from '../kernel/environment';
import type { Cell } from '../kernel/cell';
import type { Session } from '../session/session';
import {
  type LiveConnection,
  type SharedStreamOptions,
  type SharedStreams,
  shareStreams,
} from '../tabs/shared-streams';
import { shareAnswers, type SharedAnswers } from '../tabs/shared-answers';
import type { LiveHub } from '../events/live-hub';
import type { SocketAddress } from './socket-address';

interface SharedSocketOptions {
  environment: Pick<Environment, 'openSocket' | 'log' | 'newKey'>;
  pages: LiveEnvironment['pages'];
  session: Session;
  hub: LiveHub;
  /** `wss://host`, or the origin of the page while that is not known. */
  server: () => string;
  address: () => SocketAddress | null;
  /** Called with what is invalid in an event. */
  onProblem: (what: string) => void;
  /** Receives the object that shares answers between tabs. */
  answers: Cell<SharedAnswers | null>;
}

/**
 * What all tabs of one viewer share: the socket, tab messages, and the answers to repeated requests. Where the browser
 * lacks channels or locks, each tab has its own socket.
 */
export interface SharedSocket {
  connect(options: SharedStreamOptions): LiveConnection;
  /** Begins to share, with the present viewer. */
  begin(): void;
  end(): void;
}

export function createSharedSocket({
  environment,
  pages,
  session,
  hub,
  answers,
  onProblem,
  ...options
}: SharedSocketOptions): SharedSocket {
  const { log, openSocket } = environment;
  let shared: SharedStreams | null = null;

  function end(): void {
    shared?.stop();
    shared = null;
    answers.get()?.stop();
    answers.set(null);
    hub.otherTabs?.close();
    hub.otherTabs = null;
  }

  return {
    end,
    begin() {
      end();
      if (pages === null) return;
      const viewer = session.state.get();
      const name = `linnet-live ${options.server()} ${viewer.state === 'visitor' ? '' : viewer.accountId}`;
      answers.set(shareAnswers(pages, name));
      hub.otherTabs = pages.channel(`${name} said`, (message) => hub.emit('tabMessage', message));
      const streams = shareStreams({
        pages,
        name,
        page: environment.newKey(),
        log,
        address() {
          const address = options.address();
          return address && { ...address, token: session.token(), open: openSocket, onProblem };
        },
      });
      const updateLeading = (): void => hub.isLeading.set(streams.leads.get());
      streams.leads.subscribe(updateLeading);
      updateLeading();
      shared = streams;
    },
    connect: (stream) => shared?.connect(stream) ?? connectStream(stream),
  };
}
