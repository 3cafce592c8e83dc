import { Client } from 'pg';

/** Runs work on a connection of its own, whose driver can stream the rows of a COPY. */
export async function withClient<Result>(
  url: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: url, application_name: 'sonde-backup' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** A statement that copies some columns of a table. */
export const copyOf = (
  table: string,
  columns: readonly string[],
  direction: 'to stdout' | 'from stdin',
): string => `copy ${quoteName(table)} (${columns.map(quoteName).join(', ')}) ${direction}`;

/** A name as an identifier of SQL. */
export const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`;
