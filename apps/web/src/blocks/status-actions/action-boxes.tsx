import { useText } from '../../platform/i18n/use-text';
import { Check } from '../../ui/check/check';
import { statusActions } from './status-actions';

interface ActionBoxesProps {
  /** Ids of what stands in the row, in its order; also such as this version does not know. */
  readonly pinned: readonly string[];
  readonly onChange: (pinned: readonly string[]) => void;
}

/** A box for each thing that can be done with a status: what is ticked comes last in the row. */
export function ActionBoxes({ pinned, onChange }: ActionBoxesProps) {
  const text = useText();
  return statusActions.map((action) => (
    <Check
      key={action.id}
      checked={pinned.includes(action.id)}
      onChange={({ currentTarget }) =>
        onChange(currentTarget.checked ? [...pinned, action.id] : pinned.filter((id) => id !== action.id))
      }
    >
      {text(action.kind === 'command' ? action.label : action.label.off)}
    </Check>
  ));
}
