import type { PollLimits } from '@linnet/api';
import { type DraftPoll, newDraftPoll } from '@linnet/domain/drafts';
import ChartBarBig from 'lucide-react/icons/chart-bar-big';
import { useRef } from 'react';
import { useFeature } from '../../../platform/client/use-feature';
import { useText } from '../../../platform/i18n/use-text';
import { IconButton } from '../../../ui/icon-button/icon-button';

interface PollToolProps {
  readonly poll: DraftPoll | null;
  readonly limits: PollLimits;
  readonly onChange: (poll: DraftPoll | null) => void;
  readonly disabled: boolean;
}

/** Adds and removes the poll, if the server supports polls. Adding it again restores its options. */
export function PollTool({ poll, limits, onChange, disabled }: PollToolProps) {
  const text = useText();
  const isOffered = useFeature('polls') && limits.maxOptions >= 2;
  const taken = useRef<DraftPoll | null>(null);
  if (!isOffered && poll === null) return null;

  function handleClick() {
    onChange(poll === null ? (taken.current ?? newDraftPoll(limits)) : null);
    taken.current = poll;
  }

  return (
    <IconButton
      icon={ChartBarBig}
      name={text('polls.add_poll')}
      pressed={poll !== null}
      disabled={disabled}
      onClick={handleClick}
    />
  );
}
