/** One way in which a server differs from what is expected of it. */
export interface Finding {
  /** The area, or the part of the command, that found it. */
  readonly area: string;
  /** The call as the step has it. */
  readonly call: string;
  /** Its route, as the shapes name it. */
  readonly route: string;
  /** `writing`: what was written is not what is read; `client`: what our client sends is not taken. */
  readonly against: 'recording' | 'sandbox' | 'writing' | 'client';
  readonly what: string;
}
