import { inTransaction } from '../../db/connect.ts';
import type { Sql, TransactionSql } from '../../db/connect.ts';

/** Rolls back the transaction and makes it return the value. */
export type RollBack<T> = (value: T) => never;

class RolledBack<T> {
  readonly value: T;
  constructor(value: T) {
    this.value = value;
  }
}

/** `inTransaction` for work that may decide to roll back. */
export async function inTransactionUnlessRolledBack<T>(
  database: Sql,
  work: (sql: TransactionSql, rollBack: RollBack<T>) => Promise<T>,
): Promise<T> {
  const rollBack = (value: T): never => {
    throw new RolledBack(value);
  };
  try {
    return await inTransaction(database, (sql) => work(sql, rollBack));
  } catch (error) {
    if (error instanceof RolledBack) return (error as RolledBack<T>).value;
    throw error;
  }
}
