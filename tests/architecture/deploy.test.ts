import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { usualLimits } from '../../server/serve-shop.ts';
import { variables } from '../../server/environment/environment.schema.ts';
import { serverProcess, serverVariables } from '../../tools/server-process.mjs';

const read = (name: string) => readFileSync(`deploy/${name}`, 'utf8');
const containerfile = read('Containerfile');
const unit = read('systemd/sonde@.service');

const linesOf = (text: string, beginning: string): readonly string[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith(beginning))
    .map((line) => line.slice(beginning.length).trim());

/** Node's and the container's own. */
const others = new Set(['HOME', ...Object.keys(serverVariables)]);

it('the image runs the process that npm start runs, as an ordinary user that gets its signals', () => {
  expect(linesOf(containerfile, 'CMD ').map((line) => JSON.parse(line) as unknown)).toEqual([
    ['node', ...serverProcess],
  ]);
  expect(linesOf(containerfile, 'USER ')).toEqual(['10001:10001']);
  expect(linesOf(containerfile, 'ENTRYPOINT')).toEqual([]);
});

it('the systemd unit runs the process that npm start runs, as an ordinary user', () => {
  expect(linesOf(unit, 'ExecStart=')).toEqual([`/usr/bin/node ${serverProcess.join(' ')}`]);
  expect(linesOf(unit, 'DynamicUser=')).toEqual(['yes']);
});

it('image and unit set variables that the shop knows, and those of the C library', () => {
  const set = [...linesOf(containerfile, 'ENV '), ...linesOf(unit, 'Environment=')].flatMap((line) =>
    line.split(' ').map((pair) => pair.split('=') as [string, string]),
  );
  const inExample = [...read('sonde.env.example').matchAll(/^#?([A-Z_]+)=/gm)].map(([, name = '']) => name);
  const known = new Set(Object.keys(variables.entries));
  const unknown = [...set.map(([name]) => name), ...inExample].filter(
    (name) => !known.has(name) && !others.has(name),
  );
  expect(unknown).toEqual([]);
  for (const [name, value] of Object.entries(serverVariables))
    expect(set.filter(([found]) => found === name)).toEqual([
      [name, value],
      [name, value],
    ]);
});

/** Seconds from SIGTERM until the process ends, whatever it waits for. */
const longest = (usualLimits.drain + usualLimits.close + usualLimits.traces) / 1000;

it.each(['docs/environment.md', 'docs/operate.md'])(
  'a shop ends within the time that %s promises',
  (path) => {
    const [, promised] =
      /SIGTERM ends (?:a|the) process within (\d+) seconds/.exec(readFileSync(path, 'utf8')) ?? [];
    expect(Number(promised)).toBeGreaterThanOrEqual(longest);
  },
);

it('image and unit leave the shop the time that it takes to end', () => {
  const [, grace] =
    /^ {4}stop_grace_period: (\d+)s$/m.exec(read('compose.yaml').split('  shop:')[1] ?? '') ?? [];
  expect(Number(grace)).toBeGreaterThan(longest);
  expect(Number(linesOf(unit, 'TimeoutStopSec=')[0])).toBeGreaterThan(longest);
});

it.each([
  ['nginx/sonde.conf', 'proxy_set_header X-Country-Code "";'],
  ['haproxy/haproxy.cfg', 'http-request del-header X-Country-Code'],
  ['caddy/Caddyfile', 'header_up -X-Country-Code'],
])('visitors can’t choose their country or address through %s', (file, line) => {
  expect(read(file)).toContain(line);
  expect(read(file)).toMatch(/X-Forwarded-For (?:\$remote_addr|%\[src\]|\{remote_host\})/);
});

const alerts = read('prometheus/alerts.yml');
const metricSources = globSync('server/metrics/*.ts')
  .filter((path) => !path.endsWith('.test.ts'))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

it('every alert has its section in the runbook, and the runbook no others', () => {
  const named = [...alerts.matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
  const sections = [...readFileSync('docs/operate.md', 'utf8').matchAll(/^### (\w+)$/gm)].map(
    ([, name]) => name,
  );
  expect(named.length).toBeGreaterThan(10);
  expect(sections).toEqual(named);
});

it('alerts and dashboard ask for metrics that the shop has', () => {
  const asked = `${alerts}\n${read('grafana/sonde.json')}`;
  const names = [...asked.matchAll(/\b((?:sonde|http|process|nodejs)_[a-z0-9_]+)/g)].map(([, name = '']) =>
    name.replace(/_(?:bucket|count|sum)$/, ''),
  );
  // What the library gives every process.
  const usual = new Set([
    'process_resident_memory_bytes',
    'process_cpu_seconds_total',
    'nodejs_eventloop_lag_p99_seconds',
  ]);
  const unknown = names.filter((name) => !usual.has(name) && !metricSources.includes(`'${name}'`));
  expect(unknown).toEqual([]);
  const recorded = new Set([...alerts.matchAll(/record: (\S+)/g)].map(([, name]) => name));
  const figures = [...asked.matchAll(/\b(sonde:[\w:]+)/g)].map(([, name]) => name);
  expect(figures.filter((name) => !recorded.has(name))).toEqual([]);
});

it('what git ignores does not get into the build of the image', () => {
  const entries = (file: string) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
  const everywhere = (line: string) =>
    line.startsWith('/') ? line.slice(1).replace(/\/$/, '') : `**/${line.replace(/\/$/, '')}`;
  const left = entries('.dockerignore');
  expect(entries('.gitignore').filter((line) => !left.includes(everywhere(line)))).toEqual([]);
});
