import { newRowId } from '../../db/row-id.ts';
import type { Account } from '../../kernel/account.ts';
import { hashParameters } from '../../kernel/idempotency-key.ts';
import { refusal } from '../../kernel/refusal.ts';
import type { PeopleServices } from '../people/people-services.ts';
import { answerOf, type ChangeAnswer, type ChangeRequest, refusedChange } from './change-request.ts';
import { type Asker, openChange, underWay } from './open-change.ts';
import { settleChange } from './settle-change.ts';
import type { SubscriptionServices } from './subscription-services.ts';

type Services = PeopleServices & SubscriptionServices;

/** Opens and charges a change. Another one that waits for its bank is given up first, once. */
async function make(services: Services, asker: Asker, isFirst = true): Promise<ChangeAnswer> {
  const opened = await openChange(services, asker);
  switch (opened.kind) {
    case 'refused':
      return refusedChange(opened.refusal);
    case 'ended':
      return answerOf(opened.outcome);
    case 'open': {
      const { attempt, isRepeated } = opened;
      return answerOf(await settleChange(services, attempt, { isRepeated, isGivenUp: false }));
    }
    case 'other': {
      if (!isFirst) return refusedChange(underWay);
      await settleChange(services, opened.attempt, { isRepeated: true, isGivenUp: true });
      return make(services, asker, false);
    }
  }
}

/**
 * Changes a subscription as previewed, and charges the amount due. A request that is repeated with its key makes one
 * change and one charge. Of two concurrent changes, one is refused, because its preview no longer applies.
 *
 * `openChange` decides and records it, `settleChange` charges it, `recordChange` records the result.
 */
export async function changeSubscription(
  services: Services,
  account: Account | null,
  request: ChangeRequest,
): Promise<ChangeAnswer> {
  const person = await services.people.of(account);
  if (account === null || person === null) return refusedChange(refusal('NO_PERMISSIONS', null));
  const { membershipId, idempotencyKey, basis: _shown, ...parameters } = request;
  const membership = person.memberships.find(({ id }) => id === membershipId);
  if (membership === undefined) return refusedChange(refusal('NOT_FOUND', 'organizationMembershipId'));
  const answer = await make(services, {
    person,
    membership,
    request,
    key: idempotencyKey ?? newRowId(),
    parametersHash: hashParameters({ membershipId, ...parameters }),
    catalogue: await services.catalogue.latest(),
    now: services.now(),
  });
  const { memberships } = await services.people.again(account);
  services.crashPoint('change-request.before-answer');
  return { ...answer, membership: memberships.find(({ id }) => id === membershipId) ?? null };
}
