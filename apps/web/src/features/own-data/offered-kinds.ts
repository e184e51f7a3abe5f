import type { FeatureKey } from '@linnet/api';
import type { ExportKind } from '@linnet/domain/own-data';
import { useLacks } from '../../platform/client/use-has';

/** The features for the kinds that not all servers have; one of them is enough. */
const needs: Readonly<Partial<Record<ExportKind, readonly FeatureKey[]>>> = {
  lists: ['lists'],
  filters: ['filters', 'filtersWithResults'],
  domain_blocks: ['domainBlocks'],
  chats: ['chats'],
};

/** Those of the kinds that the server has. */
export function useOfferedKinds<Kind extends ExportKind>(kinds: readonly Kind[]): readonly Kind[] {
  const lacks = useLacks();
  return kinds.filter((kind) => !lacks(needs[kind]));
}
