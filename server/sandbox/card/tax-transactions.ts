import type { Stripe } from 'stripe';
import { type ApiAnswer, answer, invalidRequest, notFoundAnswer } from './api-answer.ts';
import type { TaxCalculation } from './documents.types.ts';
import { type Call, defineEndpoint } from './endpoint.ts';
import { newId } from './ids.ts';
import type { Work } from './work.ts';

type Transaction = Stripe.Tax.Transaction;
type Item = Stripe.Tax.TransactionLineItem;

const recordParameters = { calculation: 'string', reference: 'string', metadata: 'hash' } as const;

const reverseParameters = {
  mode: 'string',
  original_transaction: 'string',
  reference: 'string',
  flat_amount: 'integer',
  metadata: 'hash',
} as const;

/** 400 if a transaction already has the reference; otherwise it is taken from now on. */
async function takeReference(reference: string, work: Work): Promise<ApiAnswer | null> {
  const id = `taxref_${reference}`;
  if (await work.find('tax_reference', id))
    return invalidRequest(`A transaction with the reference '${reference}' already exists.`, {
      code: 'resource_already_exists',
      param: 'reference',
    });
  work.put('tax_reference', { id, object: 'tax_reference' });
  return null;
}

function transaction(
  from: Pick<Transaction, 'currency' | 'customer_details' | 'tax_date'>,
  made: Pick<Transaction, 'reference' | 'reversal' | 'shipping_cost' | 'type'>,
  items: readonly Item[],
  now: number,
): Transaction {
  const { currency, customer_details, tax_date } = from;
  return {
    id: newId('tax'),
    object: 'tax.transaction',
    created: now,
    currency,
    customer: null,
    customer_details,
    line_items: {
      object: 'list',
      data: [...items],
      has_more: false,
      url: '/v1/tax/transactions/line_items',
    },
    livemode: false,
    metadata: {},
    posted_at: now,
    ship_from_details: null,
    tax_date,
    ...made,
  };
}

const soldItems = ({ line_items: list }: TaxCalculation): readonly Item[] =>
  (list?.data ?? []).map(({ amount, amount_tax, quantity, reference, tax_code }) => ({
    id: newId('tax_li'),
    object: 'tax.transaction_line_item',
    livemode: false,
    metadata: {},
    product: null,
    reversal: null,
    tax_behavior: 'exclusive',
    type: 'transaction',
    amount,
    amount_tax,
    quantity,
    reference,
    tax_code,
  }));

async function record({ values, work }: Call<typeof recordParameters>): Promise<ApiAnswer> {
  const { calculation: id, reference } = values;
  if (id === null || reference === null) return invalidRequest('A calculation and a reference are required.');
  const calculation = (await work.find('tax_calculation', id))?.document;
  if (!calculation) return notFoundAnswer('calculation', id, 'calculation');
  if ((calculation.expires_at ?? 0) < work.now)
    return invalidRequest('The calculation has expired.', {
      code: 'calculation_expired',
      param: 'calculation',
    });
  const problem = await takeReference(reference, work);
  if (problem) return problem;
  const { shipping_cost: shipping } = calculation;
  const made = transaction(
    calculation,
    { reference, reversal: null, shipping_cost: shipping, type: 'transaction' },
    soldItems(calculation),
    work.now,
  );
  work.put('tax_transaction', made, { reversed: 0 });
  return answer(made);
}

/** The amounts of a transaction, with and without tax. */
function sumsOf({ line_items: list, shipping_cost: shipping }: Transaction) {
  const parts = [...(list?.data ?? []), ...(shipping ? [shipping] : [])];
  const tax = parts.reduce((sum, part) => sum + part.amount_tax, 0);
  return { tax, total: parts.reduce((sum, part) => sum + part.amount, tax) };
}

async function reverse({ values, work }: Call<typeof reverseParameters>): Promise<ApiAnswer> {
  const { original_transaction: id, reference, mode } = values;
  if (id === null || reference === null) return invalidRequest('A transaction and a reference are required.');
  const original = await work.find('tax_transaction', id);
  if (!original || original.document.type !== 'transaction')
    return notFoundAnswer('transaction', id, 'original_transaction');
  const { total, tax } = sumsOf(original.document);
  const before = original.hidden.reversed ?? 0;
  const amount = mode === 'full' ? total - before : -(values.flat_amount ?? 0);
  if (amount < 0 || before + amount > total || (mode === 'full' && before > 0))
    return invalidRequest('The reversal is for more than is left of the transaction.', {
      param: mode === 'full' ? 'mode' : 'flat_amount',
    });
  const problem = await takeReference(reference, work);
  if (problem) return problem;
  const taxUpTo = (part: number) => (total === 0 ? 0 : Math.round((tax * part) / total));
  const taxPart = taxUpTo(before + amount) - taxUpTo(before);
  const item: Item = {
    id: newId('tax_li'),
    object: 'tax.transaction_line_item',
    livemode: false,
    metadata: {},
    product: null,
    reversal: null,
    tax_behavior: 'exclusive',
    type: 'reversal',
    amount: taxPart - amount,
    amount_tax: -taxPart,
    quantity: 1,
    reference,
    tax_code: '',
  };
  const made = transaction(
    original.document,
    { reference, reversal: { original_transaction: id }, shipping_cost: null, type: 'reversal' },
    [item],
    work.now,
  );
  work.put('tax_transaction', original.document, { reversed: before + amount });
  work.put('tax_transaction', made);
  return answer(made);
}

export const taxTransactionEndpoints = [
  defineEndpoint({
    method: 'post',
    path: '/v1/tax/transactions/create_from_calculation',
    access: 'server',
    parameters: recordParameters,
    required: ['calculation', 'reference'],
    handle: record,
  }),
  defineEndpoint({
    method: 'post',
    path: '/v1/tax/transactions/create_reversal',
    access: 'server',
    parameters: reverseParameters,
    required: ['mode', 'original_transaction', 'reference'],
    handle: reverse,
  }),
];
