import { appendFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, it } from 'vitest';
import { ask, askGraphql } from '../security/ask.ts';
import { absences, type DatabaseProxy, openDatabaseProxy } from '../support/database-proxy.ts';
import { freePort } from '../support/free-port.ts';
import { type StartedProcess, startMain } from '../support/started-process.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { tokenSecret } from '../security/served-shop.ts';
let database: TestDatabase; let proxy: DatabaseProxy; let shop: StartedProcess; let url: string;
const log = (t: string) => appendFileSync('/tmp/attack/ready.log', `${t}\n`);
beforeAll(async () => {
  database = await createTestDatabase();
  proxy = await openDatabaseProxy(database.url);
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  shop = startMain({ NODE_ENV: 'production', SANDBOX: 'on', LOG_LEVEL: 'silent', TOKEN_SECRET: tokenSecret, TRUSTED_PROXY: '127.0.0.1', DATABASE_URL: proxy.url, PORT: String(port) });
  await shop.settled;
});
afterAll(async () => { await shop.stop(); await proxy.close(); await database.close(); });
it('measures', async () => {
  let going = true; let phase = '';
  const load = async (n: number) => { while (going) { const t = performance.now(); const p = phase; const a = await (n % 2 ? ask(url, '/us/en/cart/') : askGraphql(url, { query: '{ shop(country: US) { countries { code } } }' })).catch((e) => ({ status: String(e) })); const d = performance.now() - t; if (d > 3000) log(`  load ${n} took ${d.toFixed(0)} status ${a.status} began ${p} ended ${phase}`); await wait(50); } };
  const loads = [0, 1, 2, 3, 4, 5].map(load);
  const slow: string[] = [];
  for (let round = 0; round < 16; round += 1)
    for (const absence of absences) {
      phase = `${round} ${absence} away`;
      await proxy.begin(absence);
      await wait(Math.random() * 7000);
      let readying = true;
      const ready = (async () => { while (readying) { const t = performance.now(); const p = phase; const a = await ask(url, '/readyz'); const d = performance.now() - t; if (d > 3000) log(`  readyz took ${d.toFixed(0)} status ${a.status} began ${p} ended ${phase}`); await wait(20); } })();
      await wait(Math.random() * 3000);
      await proxy.end();
      phase = `${round} ${absence} back`;
      const t = performance.now();
      while ((await ask(url, '/readyz')).status !== 200) await wait(50);
      const d = performance.now() - t;
      log(`${round} ${absence}: ready after ${d.toFixed(0)}`);
      if (d > 3000) slow.push(`${absence} ${d}`);
      readying = false; await ready; await wait(300);
    }
  going = false; await Promise.all(loads);
  log(`done; slow: ${slow.join('; ')}`);
}, 900_000);
