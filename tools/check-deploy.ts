// Checks every file of deploy/ with the program that reads it, where that is installed. Changes nothing outside a
// temporary folder.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A copy of deploy/ with files in it that exist only on a server. */
const folder = mkdtempSync(join(tmpdir(), 'sonde-deploy-'));
const inFolder = (path: string) => join(folder, path);

interface Check {
  readonly what: string;
  /** The first of these that runs is asked: a program, with what says whether it is there. */
  readonly programs: readonly (readonly [string, ...string[]])[];
  readonly parameters: readonly string[];
}

const nginxAround = (site: string) => `pid ${inFolder('nginx.pid')};
error_log stderr;
events {}
http {
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  .map((name) => `  ${name}_temp_path ${inFolder(name)};`)
  .join('\n')}
  access_log off;
  include ${site};
}
`;

const checks: readonly Check[] = [
  { what: 'Containerfile', programs: [['hadolint', '--version']], parameters: [inFolder('Containerfile')] },
  {
    what: 'compose.yaml',
    programs: [
      ['docker', 'compose', 'version'],
      ['docker-compose', 'version'],
    ],
    parameters: ['--file', inFolder('compose.yaml'), 'config', '--quiet'],
  },
  {
    what: 'systemd/sonde@.service',
    programs: [['systemd-analyze', '--version']],
    parameters: ['verify', inFolder('systemd/sonde@3001.service')],
  },
  {
    what: 'systemd/sonde@.service: exposure',
    programs: [['systemd-analyze', '--version']],
    parameters: ['security', '--offline=true', '--threshold=15', inFolder('systemd/sonde@3001.service')],
  },
  {
    what: 'nginx/sonde.conf',
    programs: [['nginx', '-v']],
    parameters: ['-t', '-q', '-p', folder, '-c', inFolder('nginx.conf')],
  },
  {
    what: 'haproxy/haproxy.cfg',
    programs: [['haproxy', '-v']],
    parameters: ['-c', '-f', inFolder('haproxy/haproxy.cfg')],
  },
  {
    what: 'caddy/Caddyfile',
    programs: [['caddy', 'version']],
    parameters: ['validate', '--adapter', 'caddyfile', '--config', inFolder('caddy/Caddyfile')],
  },
  {
    what: 'prometheus/prometheus.yml',
    programs: [['promtool', '--version']],
    parameters: ['check', 'config', inFolder('prometheus/prometheus.yml')],
  },
  {
    what: 'prometheus/alerts.test.yml',
    programs: [['promtool', '--version']],
    parameters: ['test', 'rules', inFolder('prometheus/alerts.test.yml')],
  },
];

const environment = {
  ...process.env,
  POSTGRES_PASSWORD: 'checked',
  XDG_DATA_HOME: folder,
  XDG_CONFIG_HOME: folder,
};
const start = (program: string, parameters: readonly string[]) =>
  spawnSync(program, parameters, { encoding: 'utf8', env: environment, cwd: folder });

function rewrite(from: string, to: string, change: (text: string) => string): void {
  writeFileSync(inFolder(to), change(readFileSync(inFolder(from), 'utf8')));
}

/** Makes up the certificate, the program and the variables that the files name. Whether there is a certificate. */
function prepare(): boolean {
  cpSync('deploy', folder, { recursive: true });
  const key = inFolder('key.pem');
  const certificate = inFolder('certificate.pem');
  const curve = 'ec_paramgen_curve:prime256v1';
  const { status } = start('openssl', [
    ...'req -x509 -newkey ec -nodes -days 1 -subj /CN=shop.example -pkeyopt'.split(' '),
    curve,
    '-keyout',
    key,
    '-out',
    certificate,
  ]);
  const hasCertificate = status === 0;
  if (hasCertificate)
    writeFileSync(
      inFolder('certificate-and-key.pem'),
      readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'),
    );
  const withCertificate = (text: string) => text.replaceAll('/etc/ssl/sonde/', `${folder}/`);
  rewrite('haproxy/haproxy.cfg', 'haproxy/haproxy.cfg', withCertificate);
  // Only root may listen on low ports, which nginx tries.
  rewrite('nginx/sonde.conf', 'nginx/sonde.conf', (text) =>
    withCertificate(text).replaceAll(/(listen (?:\[::\]:)?)(80|443)/g, '$118$2'),
  );
  writeFileSync(inFolder('nginx.conf'), nginxAround(inFolder('nginx/sonde.conf')));
  rewrite('systemd/sonde@.service', 'systemd/sonde@3001.service', (text) =>
    text.replace('/usr/bin/node', process.execPath),
  );
  rewrite('sonde.env.example', 'sonde.env', (text) => text);
  return hasCertificate;
}

const needsCertificate = /^(?:nginx|haproxy)/;

function outcomeOf({ what, programs, parameters }: Check, hasCertificate: boolean): string {
  const program = programs.find(([name, ...question]) => start(name, question).status === 0);
  if (program === undefined || (needsCertificate.test(what) && !hasCertificate)) return 'not available';
  const [name, ...words] = program;
  const { status, stdout, stderr } = start(name, [...words.slice(0, -1), ...parameters]);
  // systemd-analyze says what is wrong without failing.
  const isRight = status === 0 && !(parameters[0] === 'verify' && stderr.trim() !== '');
  return isRight ? 'passed' : `failed\n${stdout}${stderr}`.trim();
}

try {
  const hasCertificate = prepare();
  for (const check of checks) {
    const outcome = outcomeOf(check, hasCertificate);
    console.log(`deploy/${check.what}: ${outcome}`);
    if (outcome.startsWith('failed')) process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
