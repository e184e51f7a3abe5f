import { firstChunk, importChainTo } from '../house/first-chunk';
import { measureHouse, tightenLimits } from '../house/house';
import type { House } from '../house/house';
import { areaTable, chunkList, goalTable, placeList } from '../house/table';
import { runCommand } from '../run/command';
import { UsageError } from '../run/options';
import { root } from '../run/root';

function rowPlaces(house: House, name: string): string[] {
  const found = house.rows.find(({ row }) => row.name === name);
  if (found !== undefined) return placeList(found);
  const names = house.rows.map(({ row }) => row.name).join(', ');
  throw new UsageError(`--list takes the name of a row: ${names}.`);
}

async function tightenedLines(house: House): Promise<string[]> {
  const names = await tightenLimits(house);
  return [names.length === 0 ? 'Every limit is as tight as it may be.' : `Tighter now: ${names.join(', ')}.`];
}

/** Why a module is in the first chunk: the chain of imports from the entry. */
async function importChain(file: string): Promise<string[]> {
  const chain = importChainTo(await firstChunk(root), file);
  return chain.length === 0 ? [`${file} is not in the first chunk.`] : chain;
}

function tables(house: House): string[] {
  return [...goalTable(house), '', ...areaTable(house)];
}

/** `npm run house`: numbers about the structure of the code, compared with their goals. */
export function run(args: string[]): Promise<number> {
  return runCommand(args, {
    name: 'house',
    async work(options) {
      const file = options.value('why');
      if (file !== undefined) return print(await importChain(file));
      if (options.has('first-chunk')) return print(chunkList(await firstChunk(root)));
      const house = await measureHouse();
      const name = options.value('list');
      if (name !== undefined) return print(rowPlaces(house, name));
      if (options.has('tighten')) return print(await tightenedLines(house));
      print(tables(house));
      if (house.complaints.length === 0) return 0;
      print(['', ...house.complaints]);
      return 1;
    },
  });
}

function print(lines: readonly string[]): number {
  for (const line of lines) console.log(line);
  return 0;
}
