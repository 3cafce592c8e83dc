import { storefrontOperation } from './storefront-operations.ts';

/** A learner's answers, as the API receives them. */
export const learnerInput = {
  market: 'HUMAN',
  traineeType: 'MEDICAL_STUDENT',
  school: 'University of Vienna',
  email: 'ada@university.example',
  country: 'US',
  languageCode: 'EN',
};

export interface Upload {
  readonly input?: object;
  readonly proof?: Buffer;
  /** As the browser names them; the shop ignores both. */
  readonly fileName?: string;
  readonly fileType?: string;
  readonly idempotencyKey: string;
  readonly operationName?: string;
  readonly query?: string;
  readonly map?: object;
}

/** The form of a learner's request: the operation, the map and the file. */
function uploadForm({
  input = learnerInput,
  proof = Buffer.from('%PDF-1.7\n%%EOF\n'),
  fileName = 'proof.pdf',
  fileType = 'application/pdf',
  idempotencyKey,
  operationName = 'LearnerVerificationSubmit',
  query = storefrontOperation(operationName),
  map = { 0: ['variables.proof'] },
}: Upload): FormData {
  const form = new FormData();
  const variables = { input, proof: null, idempotencyKey };
  form.set('operations', JSON.stringify({ operationName, query, variables }));
  form.set('map', JSON.stringify(map));
  form.set('0', new Blob([new Uint8Array(proof)], { type: fileType }), fileName);
  return form;
}

/** The request with that form. */
export const uploadRequest = (
  upload: Upload,
  headers: Readonly<Record<string, string>> = {},
  url = 'http://shop.test',
): Request =>
  new Request(`${url}/graphql/`, {
    method: 'POST',
    headers: { 'idempotency-key': upload.idempotencyKey, ...headers },
    body: uploadForm(upload),
  });
