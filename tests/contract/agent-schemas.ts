import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { procurementSchema } from '../../server/agents/protocol/procurement.ts';
import { type ProtocolVersion, protocolVersions } from '../../server/agents/protocol/versions.ts';

const folder = 'server/agents/schemas';

/** Schemas refer to each other by their places, not by the addresses under which they are published. */
const addressOf = (path: string) => `https://schemas.test/${path}`;

/** The schemas of a version, by their paths. */
export const readSchemas = (version: ProtocolVersion): ReadonlyMap<string, object> =>
  new Map(
    readdirSync(join(folder, version), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json'))
      .map((file) => [file, JSON.parse(readFileSync(join(folder, version, file), 'utf8')) as object]),
  );

function openSchemas(version: ProtocolVersion): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  for (const [file, schema] of readSchemas(version)) ajv.addSchema({ ...schema, $id: addressOf(file) });
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

const own = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(own);
own.addSchema({ ...procurementSchema, $id: addressOf('procurement.json') });

/** What is wrong with a checkout by the schema of the shop's own extension. */
export function procurementProblems(document: unknown): readonly string[] {
  const validate = own.getSchema(addressOf('procurement.json#/$defs/dev.ucp.shopping.checkout'));
  if (!validate) throw new Error('The extension has no schema of a checkout');
  return validate(document) === true
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
