/** A difference between a server and what is expected of it. */
export interface Finding {
  /** The area, or the part of the command, that found it. */
  readonly area: string;
  /** The call as written in the step. */
  readonly call: string;
  /** Its route, as named in the shapes. */
  readonly route: string;
  /**
   * `writing`: a change is not visible in later responses; `client`: the server does not accept what our client sends.
   */
  readonly against: 'recording' | 'sandbox' | 'writing' | 'client';
  readonly what: string;
}
