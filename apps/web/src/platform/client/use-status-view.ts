import type { StatusId } from '@linnet/api';
import { type Author, type StatusView, highlightOf } from '@linnet/domain';
import { type CSSProperties, useSyncExternalStore } from 'react';
import { profilePath } from '../navigation/path-to';
import { useClient, useInstance, useRow } from './client-provider';

/** Stands in for the table while there is no id. */
const noViews = { subscribe: () => () => {}, get: () => undefined };

/** A status joined with what is needed to show it. Renders again only when something about this status changes. */
export function useStatusView(id: StatusId | null): StatusView | undefined {
  const { statusViews } = useClient();
  return useRow<StatusId | null, StatusView | undefined>(id === null ? noViews : statusViews, id);
}

/** Attributes and style of a card whose author the viewer has highlighted. */
export function useHighlight({ acct, fqn }: Author): { 'data-highlight'?: string; style?: CSSProperties } {
  const { own } = useClient().settings;
  const raw = useSyncExternalStore(own.subscribe, () => own.get()['highlight']);
  const highlight = highlightOf(raw, [acct, fqn]);
  if (highlight === undefined) return {};
  const style: CSSProperties & { '--highlight': string } = { '--highlight': highlight.color };
  return { 'data-highlight': highlight.type, style };
}

/** The path of a person's profile. */
export function useProfilePath(person: { readonly id: string; readonly acct: string }): string {
  const { nodeinfo } = useInstance();
  return profilePath(person, nodeinfo?.restrictedNicknames ?? []);
}
