import type { Context } from 'hono';

/**
 * Reads the form that a simulated page posts, URL-encoded. A body of any other kind is a form without fields, because
 * parsing it as the sender labels it could fail.
 *
 * @returns A field's text by its name, without null characters, which no database column holds; empty for a field that
 *   wasn't sent.
 */
export async function readPostedForm({ req }: Context): Promise<(name: string) => string> {
  const fields = new URLSearchParams(await req.text());
  return (name) => (fields.get(name) ?? '').replaceAll('\0', '');
}
