import { describe, expect, it, vi } from 'vitest';
import { readUpload } from './uploads.ts';

const boundary = 'boundary';

const part = (name: string, content: string, head = '') =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${head}\r\n\r\n${content}\r\n`;

const operations = part('operations', '{"query":"mutation"}');
const map = part('map', '{"0":["variables.proof"]}');
const file = part('0', '%PDF-1.7', '; filename="proof.pdf"\r\nContent-Type: application/pdf');
const end = `--${boundary}--\r\n`;

const readBody = (body: string, contentType = `multipart/form-data; boundary=${boundary}`) =>
  readUpload(
    new Request('https://shop.example/graphql/', {
      method: 'POST',
      headers: { 'content-type': contentType },
      body,
    }),
  );

describe('an upload', () => {
  it.each([
    'multipart/form-data; boundary=boundary',
    'Multipart/Form-Data; charset=utf-8; boundary="boundary"',
  ])('sent as %s is read as an operation with its file', async (contentType) => {
    const upload = await readBody(operations + map + file + end, contentType);
    expect(upload).toEqual({ query: 'mutation', variables: { proof: expect.any(Blob) as Blob } });
  });

  const megabytes = 9_000_000;
  const fill = (text: string) => text.repeat(megabytes / text.length);
  it.each<[what: string, body: string, contentType?: string]>([
    ['of countless parts', operations + map + file + fill(part('0', '')) + end],
    ['of countless files', fill(part('0', '', '; filename="a"')) + end],
    ['with countless headers', operations + map + part('0', '', fill('\r\nA: b')) + end],
    ['with countless parameters', operations + map + part('0', '', fill('; a="b"')) + end],
    ['with a name without end', operations + map + part(fill('%22'), '') + end],
    ['with something before it', fill('\r\n') + operations + map + file + end],
    ['of too few parts', operations + map + end],
    ['that is cut off', operations + map + file],
    ['without a boundary', operations + map + file + end, 'multipart/form-data; boundary='],
    ['with another boundary', operations + map + file + end, 'multipart/form-data; boundary=other'],
    ['that is empty', ''],
  ])('%s is refused without being parsed', async (_what, body, contentType) => {
    const parsers = [vi.spyOn(Request.prototype, 'formData'), vi.spyOn(Response.prototype, 'formData')];
    await expect(readBody(body, contentType)).rejects.toThrow('Send one operation');
    for (const parser of parsers) {
      expect(parser).not.toHaveBeenCalled();
      parser.mockRestore();
    }
  });
});
