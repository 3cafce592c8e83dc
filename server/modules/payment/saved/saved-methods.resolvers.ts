import { idOfType } from '../../../kernel/global-id.ts';
import type { FieldLimit } from '../../../kernel/field-limits.ts';
import type { ModuleApi } from '../../../kernel/module-api.ts';
import type { Resolvers } from '../../../kernel/resolver-types.generated.ts';
import type { SavedMethod } from '../../people/saved-method.model.ts';
import { savedMethodsFor, savedMethodsOf } from '../../people/saved-methods.ts';
import type { PaymentServices } from '../payment-services.ts';
import { deleteMethod, editMethod, type MethodAnswer, setPrimaryMethod } from './change-saved-methods.ts';
import { paymentPayload } from './payment-payload.ts';
import { saveMethod } from './save-method.ts';
import { savedMethodIdOf, savedNode, savedNodeTypes } from './saved-node.ts';

const todayOf = ({ now }: Pick<PaymentServices, 'now'>) => now().toISOString().slice(0, 10);

const resolversOf = (services: PaymentServices): Resolvers => {
  const nodeOf = (saved: SavedMethod) => savedNode(saved, todayOf(services));
  const payload = ({ refusals, method }: MethodAnswer) => ({
    ...paymentPayload(refusals),
    paymentMethod: method && nodeOf(method),
  });
  return {
    User: {
      savedPaymentMethods: ({ savedMethods }) => savedMethods.map(nodeOf),
    },
    OrganizationMembership: {
      async availableReusablePaymentMethods(membership, _given, { account }) {
        const person = await services.people.of(account);
        return person?.id === membership.userId ? savedMethodsFor(person, membership).map(nodeOf) : [];
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
          ...payload(answer),
          confirmationNeeded: clientSecret !== null,
          setupIntentSecret: clientSecret,
        };
      },
      paymentMethodDelete: async (_parent, { paymentMethodId }, { account }) =>
        payload(await deleteMethod(services, account, savedMethodIdOf(paymentMethodId))),
      paymentMethodSetPrimary: async (_parent, { paymentMethodId }, { account }) =>
        payload(await setPrimaryMethod(services, account, savedMethodIdOf(paymentMethodId))),
      paymentMethodUpdate: async (_parent, { paymentMethodId, input }, { account }) =>
        payload(
          await editMethod(services, account, savedMethodIdOf(paymentMethodId), {
            name: input.name ?? null,
            expMonth: input.expMonth ?? null,
            expYear: input.expYear ?? null,
          }),
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
    return saved ? savedNode(saved, todayOf(services)) : null;
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
