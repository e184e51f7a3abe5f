/** An import that a rule forbids. Where a rule is about the file or folder itself, `to` is empty. */
export interface Violation {
  rule: string;
  from: string;
  to: string;
}
