/** A forbidden import. `to` is empty when the rule is about the file or folder itself. */
export interface Violation {
  rule: string;
  from: string;
  to: string;
}
