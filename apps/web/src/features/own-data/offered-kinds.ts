import type { FeatureKey } from '@linnet/api';
import type { ExportKind } from '@linnet/domain/own-data';
import { useLacks } from '../../platform/client/use-has';

/** What a server must have one of, for the kinds that not all servers have. */
const needs: Readonly<Partial<Record<ExportKind, readonly FeatureKey[]>>> = {
  lists: ['lists'],
  filters: ['filters', 'filtersWithResults'],
  domain_blocks: ['domainBlocks'],
  chats: ['chats'],
};

/** The kinds that this server has. */
export function useOfferedKinds<Kind extends ExportKind>(kinds: readonly Kind[]): readonly Kind[] {
  const lacks = useLacks();
  return kinds.filter((kind) => !lacks(needs[kind]));
}
