import { parseCommandLine, UsageError } from '../../../model-tests/command-line.ts';
import { registry } from '../../../machines/registry.ts';
import { suggestion } from '../../../model-tests/suggestion.ts';
import { handSpec } from './hand-spec.ts';

/** `main.ts <flow> --format playwright --base URL`: prints the paths of a flow for a running shop. */

const flags = { format: { type: 'string', default: 'playwright' }, base: { type: 'string' } } as const;

/** The origin of an address. Throws a {@link UsageError} for anything else. */
function originOf(address: string): string {
  const url = URL.parse(address);
  if (url === null || !url.protocol.startsWith('http'))
    throw new UsageError(`--base must be the address of a running shop, not "${address}".`);
  return url.origin;
}

function specFor(parameters: readonly string[]): string {
  const { values, positionals } = parseCommandLine(parameters, flags);
  if (values.format !== 'playwright')
    throw new UsageError(
      `--base writes paths for Playwright; use --format playwright, not "${values.format}".`,
    );
  const [flow = '', ...others] = positionals;
  if (others.length > 0) throw new UsageError(`Name only one flow; remove "${others.join(' ')}".`);
  const flows = registry.map(({ id }) => id);
  if (!flows.includes(flow))
    throw new UsageError(
      `Unknown flow "${flow}".${suggestion(flow, flows)} Known flows: ${flows.join(', ')}.`,
    );
  return handSpec(flow, originOf(values.base ?? ''));
}

try {
  process.stdout.write(specFor(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
