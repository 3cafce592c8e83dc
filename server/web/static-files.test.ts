import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, expect, it } from 'vitest';
import { staticFiles } from './static-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'sonde-static-'));
mkdirSync(join(folder, 'certificates'));
writeFileSync(join(folder, 'certificates', 'iq3.pdf'), '%PDF-');
writeFileSync(join(folder, 'certificates', 'iq3.docx'), '');
afterAll(() => rmSync(folder, { recursive: true }));

const application = new Hono().use(await staticFiles(folder));

it('serves a certificate as a PDF, for an hour without asking again', async () => {
  const { status, headers } = await application.request('/certificates/iq3.pdf');
  expect([status, headers.get('Content-Type'), headers.get('Cache-Control')]).toEqual([
    200,
    'application/pdf',
    'public, max-age=3600',
  ]);
});

it.each(['/certificates/iq3.docx', '/certificates/other.pdf', '/certificates/../iq3.pdf'])(
  'serves nothing at %s',
  async (path) => {
    expect((await application.request(path)).status).toBe(404);
  },
);
