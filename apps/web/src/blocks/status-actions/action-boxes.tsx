import { useText } from '../../platform/i18n/use-text';
import { Check } from '../../ui/check/check';
import { statusActions } from './status-actions';

interface ActionBoxesProps {
  /** Ids of the actions in the row, in order, including those that this version doesn't know. */
  readonly pinned: readonly string[];
  readonly onChange: (pinned: readonly string[]) => void;
}

/** A checkbox for each action on a status; a newly ticked one goes to the end of the row. */
export function ActionBoxes({ pinned, onChange }: ActionBoxesProps) {
  const text = useText();
  return statusActions.map((action) => (
    <Check
      key={action.id}
      checked={pinned.includes(action.id)}
      onChange={(checked) =>
        onChange(checked ? [...pinned, action.id] : pinned.filter((id) => id !== action.id))
      }
    >
      {text(typeof action.label === 'string' ? action.label : action.label.off)}
    </Check>
  ));
}
