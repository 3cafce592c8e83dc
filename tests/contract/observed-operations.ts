import { readFileSync } from 'node:fs';
import {
  Kind,
  type SelectionSetNode,
  TypeInfo,
  buildSchema,
  getNamedType,
  parse,
  print,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { storefrontOperation } from './storefront-operations.ts';

/** Fields that tests examine but the storefront doesn't query, by type. */
const observed: Readonly<Record<string, string>> = {
  Address: '{ phone }',
  Checkout: `{
    expiresAt
    savedPaymentMethods { ... on CreditCard { id paymentToken } }
    chosenSavedPaymentMethod { ... on CreditCard { id } }
  }`,
  CheckoutComplete: '{ order { id token } }',
  CheckoutCustomerAttach: `{
    checkoutErrors { field reason most }
    checkout { id email bundleType voucherCode shippingAddress { postalCode } lines { variant { sku } } }
  }`,
  CheckoutLine: '{ totalPriceDiscounted { gross { amount } } unitPricing { onSale } }',
  PaymentGateway: '{ gateway }',
  TaxedMoney: '{ tax { amount } }',
};

function selectionsOf(text: string): SelectionSetNode['selections'] {
  const [operation] = parse(text).definitions;
  return operation?.kind === Kind.OPERATION_DEFINITION ? operation.selectionSet.selections : [];
}

const schema = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));

/** An operation with all fields that tests examine. */
export function withObservedFields(text: string): string {
  const types = new TypeInfo(schema);
  return print(
    visit(
      parse(text),
      visitWithTypeInfo(types, {
        SelectionSet: {
          leave(selectionSet): SelectionSetNode | undefined {
            const more = observed[getNamedType(types.getParentType())?.name ?? ''];
            if (more === undefined) return undefined;
            return { ...selectionSet, selections: [...selectionSet.selections, ...selectionsOf(more)] };
          },
        },
      }),
    ),
  );
}

const written = new Map<string, string>();

/** An operation of the storefront, with all fields that tests examine. */
export function observedOperation(name: string): string {
  const text = written.get(name) ?? withObservedFields(storefrontOperation(name));
  written.set(name, text);
  return text;
}
