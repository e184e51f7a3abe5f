import type { Instance, InstanceAbout, Nodeinfo } from '@linnet/api';

/** The head of an answer; names of headers in lower case. */
export interface AnswerHead {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

export interface UnhashedFile {
  readonly path: string;
  readonly head: AnswerHead;
}

/**
 * What a browser can observe of a server, with an administrator's token. Null where something could not be observed.
 */
export interface Observations {
  /** Origin of the server, as this page uses it. */
  readonly origin: string;
  /** The page of the client, which the server sends for every address. */
  readonly document: (AnswerHead & { readonly hasPreload: boolean }) | null;
  /** A file of the client with a digest in its name. */
  readonly hashedFile: AnswerHead | null;
  /** Files that have the same name in each version, so that copies in browsers go stale. */
  readonly unhashedFiles: readonly UnhashedFile[] | null;
  readonly instance: Instance | null;
  readonly about: Pick<InstanceAbout, 'email'> | null;
  readonly nodeinfo: Nodeinfo | null;
  /** The addresses of nodeinfo documents that the server names. */
  readonly nodeinfoLinks: readonly string[] | null;
  readonly socket: 'open' | 'refused' | null;
  /** Addresses of pictures that the server names. */
  readonly media: readonly string[];
  /** Addresses of the media proxy for media of other servers; none where the proxy is off. */
  readonly proxied: readonly string[] | null;
  /** Milliseconds that the server's clock is ahead of this device's. */
  readonly clockAheadMs: number | null;
  /** Whether the captcha of the registration form can be shown; `none` where the form has none. */
  readonly captcha: 'works' | 'broken' | 'none' | null;
  readonly isHealthy: boolean | null;
  /** Hosts to which the server no longer delivers. */
  readonly unreachable: readonly string[] | null;
  /** Whether the viewer's token may use the staff's calls. */
  readonly tokenMayManage: boolean | null;
  /** Scopes that the viewer's token lacks, as far as calls that change nothing can show. */
  readonly missingScopes: readonly string[] | null;
}
