import { describe, expect, it } from 'vitest';
import { traceSql } from './trace-sql.ts';

/** Works as the driver's queries do: sent when awaited, and settled by the connection. */
class DriverQuery extends Promise<unknown> {
  static override get [Symbol.species]() {
    return Promise;
  }
  readonly statement: { readonly string: string };
  handler: (query: DriverQuery) => void;
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
  constructor(text: string, handler: (query: DriverQuery) => void) {
    const settle: { resolve: (result: unknown) => void; reject: (error: unknown) => void } = {
      resolve: () => {},
      reject: () => {},
    };
    super((resolve, reject) => Object.assign(settle, { resolve, reject }));
    this.statement = { string: text };
    this.handler = handler;
    this.resolve = settle.resolve;
    this.reject = settle.reject;
  }
  // oxlint-disable-next-line unicorn/no-thenable -- as the driver does
  override then: Promise<unknown>['then'] = (...handlers) => {
    this.handler(this);
    return Promise.prototype.then.apply(this, handlers) as never;
  };
}

type FakeSql = ((text: string) => DriverQuery) & {
  begin(work: (transaction: FakeSql) => Promise<unknown>): Promise<unknown>;
};

const answer = (query: DriverQuery) =>
  query.statement.string.includes('missing')
    ? query.reject(new Error('no such table'))
    : query.resolve(query.statement.string);

const fakeSql: FakeSql = Object.assign((text: string) => new DriverQuery(text, answer), {
  begin: (work: (transaction: FakeSql) => Promise<unknown>) => work(fakeSql),
});

describe('a traced pool', () => {
  const ended: (readonly [string, boolean])[] = [];
  const sql = traceSql(fakeSql, () => ({
    end: (text, error) => ended.push([text, error !== undefined]),
  }));

  it('answers as before, with a span for each statement that is sent', async () => {
    expect(await sql('select  1')).toBe('select  1');
    await expect(sql('select missing').then()).rejects.toThrow('no such table');
    void sql('a fragment');
    expect(await sql.begin((transaction) => transaction('update orders').then())).toBe('update orders');
    expect(ended).toEqual([
      ['select 1', false],
      ['select missing', true],
      ['update orders', false],
    ]);
  });
});
