import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { catalogueFolder, publicFolder } from './folders.ts';
import { validateCatalogue } from './validate-catalogue.ts';

describe('a catalog with a certificate', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sonde-catalogue-'));
    cpSync(fileURLToPath(catalogueFolder), folder, { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** Names a certificate at the first fact of the first device. */
  function certify(certificate: string): void {
    const file = join(folder, 'devices.json');
    const rows = JSON.parse(readFileSync(file, 'utf8')) as { facts: object[] }[];
    Object.assign(rows[0]?.facts[0] ?? {}, { certificate });
    writeFileSync(file, JSON.stringify(rows));
  }

  async function problems(inFolder: string | null): Promise<readonly string[]> {
    const result = await validateCatalogue(folder, inFolder);
    return result.ok ? [] : result.problems;
  }

  it('is refused while the file is missing, and accepted once it is there', async () => {
    certify('iq3-declaration.pdf');
    cpSync(fileURLToPath(new URL('pictures', publicFolder)), join(folder, 'pictures'), { recursive: true });
    expect(await problems(folder)).toEqual([
      'devices.json, iq3, facts.dimensions: iq3-declaration.pdf is not in public/certificates.',
    ]);
    mkdirSync(join(folder, 'certificates'));
    writeFileSync(join(folder, 'certificates', 'iq3-declaration.pdf'), '');
    expect(await problems(folder)).toEqual([]);
  });

  it('is refused for a file elsewhere', async () => {
    certify('../secret.pdf');
    expect(await problems(null)).toEqual([
      'devices.json, iq3, facts.0.certificate: must be the name of a PDF file in public/certificates.',
    ]);
  });
});
