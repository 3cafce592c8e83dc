import { countryDay } from '@sonde/machines/rules/places';
import type { Account } from '../../../kernel/account.ts';
import { idOfType } from '../../../kernel/global-id.ts';
import type { FieldLimit } from '../../../kernel/field-limits.ts';
import type { ModuleApi } from '../../../kernel/module-api.ts';
import type { Resolvers } from '../../../kernel/resolver-types.generated.ts';
import type { Person } from '../../people/person.model.ts';
import type { SavedMethod } from '../../people/saved-method.model.ts';
import { countryOfMethod, savedMethodsFor, savedMethodsOf } from '../../people/saved-methods.ts';
import type { PaymentServices } from '../payment-services.ts';
import { deleteMethod, editMethod, type MethodAnswer, setPrimaryMethod } from './change-saved-methods.ts';
import { paymentPayload } from './payment-payload.ts';
import { saveMethod } from './save-method.ts';
import { savedMethodIdOf, savedNode, savedNodeTypes } from './saved-node.ts';

const nodeFor = ({ now }: Pick<PaymentServices, 'now'>, person: Person, saved: SavedMethod) =>
  savedNode(saved, countryDay(countryOfMethod(person, saved.id), now()));

const resolversOf = (services: PaymentServices): Resolvers => {
  const payload = async ({ refusals, method }: MethodAnswer, account: Account | null) => {
    const person = await services.people.of(account);
    return {
      ...paymentPayload(refusals),
      paymentMethod: method && person && nodeFor(services, person, method),
    };
  };
  return {
    User: {
      savedPaymentMethods: (person) => person.savedMethods.map((saved) => nodeFor(services, person, saved)),
    },
    OrganizationMembership: {
      async availableReusablePaymentMethods(membership, _given, { account }) {
        const person = await services.people.of(account);
        if (person?.id !== membership.userId) return [];
        return savedMethodsFor(person, membership).map((saved) => nodeFor(services, person, saved));
      },
    },
    Mutation: {
      async paymentMethodCreate(_parent, { organizationMembershipId, input }, { account }) {
        const { clientSecret, ...answer } = await saveMethod(services, account, {
          membershipId: organizationMembershipId
            ? (idOfType('OrganizationMembership', organizationMembershipId) ?? '')
            : null,
          method: input.method,
          token: input.token,
          attestations: input.attestations,
          country: input.country ?? null,
          returnUrl: `${services.publicUrl}/`,
        });
        return {
          ...(await payload(answer, account)),
          confirmationNeeded: clientSecret !== null,
          setupIntentSecret: clientSecret,
        };
      },
      paymentMethodDelete: async (_parent, { paymentMethodId }, { account }) =>
        payload(await deleteMethod(services, account, savedMethodIdOf(paymentMethodId)), account),
      paymentMethodSetPrimary: async (_parent, { paymentMethodId }, { account }) =>
        payload(await setPrimaryMethod(services, account, savedMethodIdOf(paymentMethodId)), account),
      paymentMethodUpdate: async (_parent, { paymentMethodId, input }, { account }) =>
        payload(
          await editMethod(services, account, savedMethodIdOf(paymentMethodId), {
            name: input.name ?? null,
            expMonth: input.expMonth ?? null,
            expYear: input.expYear ?? null,
          }),
          account,
        ),
    },
  };
};

/** Saving a method is also used to test stolen cards. */
const cardLimit: FieldLimit = {
  limit: 'decline',
  isFailure: (answer) => answer?.paymentErrors?.some(({ code }) => code === 'CANNOT_ATTACH_CARD') ?? false,
};

/** Saved payment methods of people and of the organizations that they manage. */
export const savedMethodsApi = (services: PaymentServices): ModuleApi => {
  const find = async (id: string, account: Parameters<PaymentServices['people']['of']>[0]) => {
    const person = await services.people.of(account);
    const saved = person && savedMethodsOf(person).find((method) => method.id === id);
    return person && saved ? nodeFor(services, person, saved) : null;
  };
  return {
    resolvers: resolversOf(services),
    nodes: Object.fromEntries(savedNodeTypes.map((type) => [type, (id, { account }) => find(id, account)])),
    limits: {
      paymentMethodCreate: [cardLimit, { limit: 'paymentMethod' }],
      paymentMethodUpdate: [cardLimit],
    },
    refuse: async (refusal) => ({
      ...paymentPayload([refusal]),
      paymentMethod: null,
      confirmationNeeded: false,
      setupIntentSecret: null,
    }),
  };
};
