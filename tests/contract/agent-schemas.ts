import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type ProtocolVersion, protocolVersions } from '../../server/agents/protocol/versions.ts';

const folder = 'server/agents/schemas';

/** Schemas refer to each other by their places, not by the addresses under which they are published. */
const addressOf = (path: string) => `https://schemas.test/${path}`;

function openSchemas(version: ProtocolVersion): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  for (const file of readdirSync(join(folder, version), { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.json')) {
      const schema = JSON.parse(readFileSync(join(folder, version, file), 'utf8')) as object;
      ajv.addSchema({ ...schema, $id: addressOf(file) });
    }
  return ajv;
}

const opened = new Map(protocolVersions.map((version) => [version, openSchemas(version)]));

function validatorOf(version: ProtocolVersion, reference: string): ValidateFunction {
  const validate = opened.get(version)?.getSchema(addressOf(reference));
  if (!validate) throw new Error(`Version ${version} has no schema ${reference}`);
  return validate;
}

/** What is wrong with a document by a schema of a version; empty if nothing is. */
export function schemaProblems(
  version: ProtocolVersion,
  reference: string,
  document: unknown,
): readonly string[] {
  const validate = validatorOf(version, reference);
  return validate(document)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

/** Whether a version has a definition. */
export function hasSchema(version: ProtocolVersion, reference: string): boolean {
  try {
    return opened.get(version)?.getSchema(addressOf(reference)) !== undefined;
  } catch {
    return false;
  }
}
