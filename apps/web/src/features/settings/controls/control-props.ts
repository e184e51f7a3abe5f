/** What every control is given. */
export interface ControlProps {
  /** Of the element that the label belongs to. */
  readonly id: string;
  readonly label: string;
  /** Id of the element with the hint. */
  readonly describedBy: string | undefined;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  /** Words of an option or of a name. */
  readonly option: (name: string) => string;
}
