// Asks the registry for known vulnerabilities of the packages. Not part of any test, which need no network.
import { spawnSync } from 'node:child_process';
import { auditReport } from './audit-report.ts';

const { stdout } = spawnSync('npm', ['audit', '--audit=true', '--json'], { encoding: 'utf8' });
const report = auditReport(stdout);
if (report === null) {
  console.log('Known vulnerabilities: not available. The registry doesn’t answer audits here.');
} else if (report.length === 0) {
  console.log('Known vulnerabilities: none.');
} else {
  console.log(report.join('\n'));
  process.exitCode = 1;
}
