// Prints the bill of materials of what runs in the shop, in CycloneDX's format: npm run --silent sbom > sbom.json
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const { status, stdout, stderr } = spawnSync(
  'npm',
  ['sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only'],
  { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
);
if (status === 0) {
  const bill = JSON.parse(stdout) as { metadata: { component: { name: string; type: string } } };
  const { name } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly name: string };
  // npm names the folder.
  Object.assign(bill.metadata.component, { name, type: 'application' });
  console.log(JSON.stringify(bill, null, 2));
} else {
  console.error(stderr.trim());
  process.exitCode = 1;
}
