/** The props of every control. */
export interface ControlProps {
  /** Id of the element that the label is for. */
  readonly id: string;
  readonly label: string;
  /** Id of the element with the hint. */
  readonly describedBy: string | undefined;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  /** The label of an option or a flag. */
  readonly option: (name: string) => string;
}
