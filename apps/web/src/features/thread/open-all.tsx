import type { StatusId } from '@linnet/api';
import type { StatusRow } from '@linnet/domain';
import type { ThreadRow } from '@linnet/domain/conversation';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import MessageSquareWarning from 'lucide-react/icons/message-square-warning';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useClient, useSetting } from '../../platform/client/client-provider';
import type { OpenAllChoice, OpenAllChoices } from '../../platform/client/filter-context';
import { useText } from '../../platform/i18n/use-text';
import { IconButton } from '../../ui/icon-button/icon-button';

interface OpenAllProps {
  readonly openable: Openable;
  readonly opened: OpenAllChoices;
  readonly onOpen: (opened: OpenAllChoices) => void;
}

/**
 * Buttons that open or close all content warnings and all sensitive media of a conversation; hidden if there are none.
 */
export function OpenAll({ openable, opened, onOpen }: OpenAllProps) {
  const text = useText();
  const { warnings, media } = opened;
  const isOpen = { warnings: warnings?.open === true, media: media?.open === true };

  return (
    <>
      {openable.warnings && (
        <IconButton
          icon={MessageSquareWarning}
          name={text(isOpen.warnings ? 'conversation.close_warnings' : 'conversation.open_warnings')}
          onClick={() => onOpen({ ...opened, warnings: toggledState(warnings) })}
        />
      )}
      {openable.media && (
        <IconButton
          icon={isOpen.media ? EyeOff : Eye}
          name={text(isOpen.media ? 'conversation.hide_sensitive' : 'conversation.show_sensitive')}
          onClick={() => onOpen({ ...opened, media: toggledState(media) })}
        />
      )}
    </>
  );
}

function toggledState(before: OpenAllChoice | null): OpenAllChoice {
  return { open: before?.open !== true, number: (before?.number ?? 0) + 1 };
}

/** Whether the posts have content warnings and sensitive media that can be opened. */
interface Openable {
  readonly warnings: boolean;
  readonly media: boolean;
}

/** Whether the shown posts of a conversation have closed content warnings and covered media. */
export function useOpenable(rows: readonly ThreadRow[]): Openable {
  const { statuses } = useClient().graph;
  const collapsesWarnings = useSetting('collapseMessageWithSubject');
  const hidesSensitive = useSetting('hideNsfw');
  const ids = useMemo(() => rows.flatMap((row) => (row.kind === 'post' ? [row.id] : [])), [rows]);
  const subscribe = useCallback(
    (listener: () => void) => {
      const unsubscribers = ids.map((id) => statuses.subscribe(id, listener));
      return () => unsubscribers.forEach((unsubscribe) => unsubscribe());
    },
    [statuses, ids],
  );
  const some = (is: (status: StatusRow) => boolean) =>
    ids.some((id: StatusId) => {
      const status = statuses.get(id);
      return status !== undefined && !status.deleted && is(status);
    });
  const warnings = useSyncExternalStore(subscribe, () => collapsesWarnings && some(hasWarning));
  const media = useSyncExternalStore(subscribe, () => hidesSensitive && some(isCovered));
  return { warnings, media };
}

const hasWarning = ({ subject }: StatusRow): boolean => subject.trim() !== '';

const isCovered = ({ sensitive, attachments }: StatusRow): boolean => sensitive && attachments.length > 0;
