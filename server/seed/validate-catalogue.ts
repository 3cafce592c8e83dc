import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { type CatalogueData, type CatalogueFileName, catalogueFiles } from './catalogue.schema.ts';
import { checkTogether } from './check-catalogue.ts';
import { checkTranslations } from './check-translations.ts';
import { type Translations, readTranslations } from './read-translations.ts';

/** The contents of a catalog folder, with its translations. */
export type TranslatedCatalogue = CatalogueData & { readonly translations: Translations };

export type ValidatedCatalogue =
  | { readonly ok: true; readonly catalogue: TranslatedCatalogue }
  | { readonly ok: false; readonly problems: readonly string[] };

type ReadFile =
  | { readonly ok: true; readonly content: unknown }
  | { readonly ok: false; readonly problems: readonly string[] };

/**
 * Reads and checks a catalog folder: each file by itself, then all together, including translations. Each problem is
 * a sentence that names the file, the row and the field. If `publicFolder` is null, the existence of pictures and
 * certificates isn't checked.
 */
export async function validateCatalogue(
  folder: string,
  publicFolder: string | null,
): Promise<ValidatedCatalogue> {
  const names = Object.keys(catalogueFiles) as CatalogueFileName[];
  const files = await Promise.all(
    names.map(async (name) => [name, await readCatalogueFile(folder, name)] as const),
  );
  const read = await readTranslations(folder);
  const problems = [
    ...files.flatMap(([, file]) => (file.ok ? [] : file.problems)),
    ...(read.ok ? [] : read.problems),
  ];
  if (problems.length > 0 || !read.ok) {
    return { ok: false, problems };
  }
  const { translations } = read;
  const catalogue = Object.fromEntries(
    files.map(([name, file]) => [name, file.ok ? file.content : undefined]),
  ) as unknown as CatalogueData;
  const hasFile = (path: string): boolean => publicFolder === null || existsSync(join(publicFolder, path));
  const furtherProblems = [
    ...checkTogether(catalogue, hasFile),
    ...checkTranslations(catalogue, translations),
  ];
  return furtherProblems.length > 0
    ? { ok: false, problems: furtherProblems }
    : { ok: true, catalogue: { ...catalogue, translations } };
}

async function readCatalogueFile(folder: string, name: CatalogueFileName): Promise<ReadFile> {
  let raw: unknown;
  try {
    raw = JSON.parse(await readFile(join(folder, name), 'utf8'));
  } catch (error) {
    return { ok: false, problems: [`${name}: the file cannot be read (${(error as Error).message}).`] };
  }
  const schema: v.GenericSchema = catalogueFiles[name];
  const result = v.safeParse(schema, raw);
  return result.success
    ? { ok: true, content: result.output }
    : { ok: false, problems: result.issues.map((issue) => describeIssue(name, raw, issue)) };
}

function describeIssue(name: CatalogueFileName, raw: unknown, issue: v.BaseIssue<unknown>): string {
  const keys = (issue.path ?? []).map((item) => String(item.key));
  const isList = Array.isArray(raw);
  const row = isList && keys[0] !== undefined ? nameOfRow(raw[Number(keys[0])], Number(keys[0])) : null;
  const field = (isList ? keys.slice(1) : keys).join('.');
  const place = [name, row, field].filter((part) => part !== null && part !== '').join(', ');
  return `${place}: ${issue.message}.`;
}

function nameOfRow(row: unknown, index: number): string {
  const { slug, id, code } = (row ?? {}) as Record<string, unknown>;
  const name = slug ?? id ?? code;
  return typeof name === 'string' ? name : `row ${index + 1}`;
}
