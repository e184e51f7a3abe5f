import { type Author, highlightOf } from '@linnet/domain';
import { type CSSProperties, useSyncExternalStore } from 'react';
import { useClient } from './client-provider';

/** Attributes and style of a card whose author the viewer has highlighted. */
export function useHighlight({ acct, fqn }: Author): { 'data-highlight'?: string; style?: CSSProperties } {
  const { own } = useClient().settings;
  const raw = useSyncExternalStore(own.subscribe, () => own.get()['highlight']);
  const highlight = highlightOf(raw, [acct, fqn]);
  if (highlight === undefined) return {};
  const style: CSSProperties & { '--highlight': string } = { '--highlight': highlight.color };
  return { 'data-highlight': highlight.type, style };
}
