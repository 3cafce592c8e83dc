import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';

/** An ID shorter than this would change with every third text that is added. */
const shortest = 3;

const commonLength = (one: string, other: string): number => {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
};

/**
 * The shortest beginning of each ID that no other ID begins with. A text that is added changes only the IDs that begin
 * like its own, so that the files of other texts stay as browsers have stored them.
 */
export function shortIds(ids: readonly string[]): ReadonlyMap<string, string> {
  const sorted = ids.toSorted();
  return new Map(
    sorted.map((id, index) => {
      const like = Math.max(
        ...[sorted[index - 1], sorted[index + 1]].map((next = '') => commonLength(id, next)),
      );
      return [id, id.slice(0, Math.max(shortest, like + 1))];
    }),
  );
}

let textIds: Promise<ReadonlyMap<string, string>> | null = null;

async function readTextIds(): Promise<ReadonlyMap<string, string>> {
  const config = getConfig();
  const [catalog] = await getCatalogs(config);
  if (!catalog) throw new Error('The text catalog is missing.');
  return shortIds(Object.keys((await catalog.read(config.sourceLocale ?? 'en')) ?? {}));
}

/** The short ID of each text by its ID in the catalogs, read once in a process. */
export function shortTextIds(): Promise<ReadonlyMap<string, string>> {
  textIds ??= readTextIds();
  return textIds;
}

const idOfText = /\bid: "([^"]+)"/g;

/** Code whose macros are replaced, with short IDs of texts. */
export const withShortIds = (code: string, short: ReadonlyMap<string, string>): string =>
  code.replaceAll(idOfText, (found, id: string) => {
    const shorter = short.get(id);
    return shorter === undefined ? found : `id: "${shorter}"`;
  });
