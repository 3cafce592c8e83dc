import type { SnapshotFrom } from 'xstate';
import { refusalsOf, type Trouble } from '../flow/index.ts';
import { type MemberOffer, offersTo } from '../rules/member-offers/index.ts';
import { checkEmail, departureProblem } from '../rules/people/index.ts';
import { automaticChargeDay, isRenewalEndable, isUpgrade } from '../rules/plans/index.ts';
import { addDays } from '../rules/time/index.ts';
import type { accountMachine } from './account.machine.ts';
import type {
  AccountMember,
  AccountMembership,
  AccountOrganization,
  AccountPerson,
} from './account.types.ts';
import { membershipIn } from './current-membership.ts';

/** The flow in one of its states, as its selectors read it. */
export type AccountSnapshot = SnapshotFrom<typeof accountMachine>;

/** The view of the page. */
export type AccountScreen = 'signedOut' | 'loading' | 'unanswered' | 'invited' | 'ready';

const screens = ['signedOut', 'unanswered', 'invited', 'ready'] as const;

/** The screen of a state. Pending requests to the shop show as loading. */
export const accountScreenOf = (snapshot: AccountSnapshot): AccountScreen =>
  screens.find((screen) => snapshot.matches(screen)) ?? 'loading';

/** Whether the store has ended the session without the person's request. */
export const isSessionEnded = (snapshot: AccountSnapshot): boolean =>
  snapshot.matches({ signedOut: 'ended' });

/** The displayed membership; null for a person without any. */
export const shownMembership = ({ context }: AccountSnapshot): AccountMembership | null =>
  membershipIn(context);

/** Whether the person's address is confirmed, without which what belongs to it isn't shown. */
export const isEmailConfirmedIn = ({ context }: AccountSnapshot): boolean =>
  context.person?.isEmailConfirmed === true;

/** Whether the invitation is for another account, or for an address that isn't confirmed yet. */
export const isSignInNeeded = (snapshot: AccountSnapshot): boolean =>
  snapshot.matches({ invited: 'mismatched' });

/** Whether a change is being requested. */
export const isAccountPending = (snapshot: AccountSnapshot): boolean => snapshot.hasTag('pending');

/** The problem with the address to invite, once it was submitted; null if there is none. */
export const inviteeProblemOf = (snapshot: AccountSnapshot) =>
  snapshot.matches({ ready: { open: 'incomplete' } }) ? checkEmail(snapshot.context.invitee) : null;

/** An organization, as far as it is decided whether its plan renews by itself. */
type RenewingOrganization = Pick<
  AccountOrganization,
  'planType' | 'status' | 'lastDay' | 'isExpired' | 'nextChargeDay' | 'price' | 'commitment'
>;

/** What an administrator may do about the renewal of the plan; null for everyone else, and for what can't renew. */
export function renewalSwitchOf({
  isAdmin,
  organization,
}: Pick<AccountMembership, 'isAdmin'> & { readonly organization: RenewingOrganization }):
  | 'cancel'
  | 'resume'
  | null {
  const { planType, status, lastDay, isExpired, nextChargeDay, price, commitment } = organization;
  if (!isAdmin || status === null) return null;
  const subscription = {
    planType,
    status,
    expiresOn: lastDay,
    isExpired,
    hasPrice: price !== null,
    nextChargeOn: nextChargeDay,
    commitmentEndsOn: commitment && addDays(commitment.lastDay, 1),
  };
  if (nextChargeDay !== null) return isRenewalEndable(subscription) ? 'cancel' : null;
  return automaticChargeDay(subscription) === null ? null : 'resume';
}

/** Whether automatic renewal stays off because the organization has no payment method to be charged. */
export const isPaymentMethodMissing = (trouble: Trouble | null): boolean =>
  refusalsOf(trouble).some(({ code, field }) => code === 'NOT_FOUND' && field === 'paymentMethod');

/** What the page offers a person for a membership of theirs. */
export function memberOffersOf(
  { ownProbes }: Pick<AccountPerson, 'ownProbes'>,
  { isAdmin, mayBuyOwnProbe, organization }: AccountMembership,
): readonly MemberOffer[] {
  const { commitment, nextChargeDay, country, isChangePending } = organization;
  const { today, market, planType, status, lastDay, hasHadTrial, probes, mostProbes } = organization;
  return offersTo({
    buyer: {
      isOrganizationAdmin: isAdmin,
      canPurchasePersonalProbe: mayBuyOwnProbe,
      canBuyPersonalProbePlus: ownProbes.plus,
      canBuyPersonalProbeIq3: ownProbes.iq3,
      organization: {
        today,
        market,
        planType,
        subscriptionStatus: status,
        subscriptionExpirationDate: lastDay,
        hasHadTrial,
        registeredProbes: probes,
        maxDevices: mostProbes,
        commitmentEndDate: commitment && addDays(commitment.lastDay, 1),
      },
    },
    country,
    isPlanActive: !isWithoutPlan(organization),
    isRenewing: nextChargeDay !== null,
    isChangePending,
  });
}

/** Whether the shop sells the organization a larger plan: none above the highest, nor while a renewal is overdue. */
export const isLargerPlanSold = (
  organization: Pick<AccountOrganization, 'planType' | 'status' | 'isExpired' | 'lastDay' | 'commitment'>,
): boolean => {
  const { planType, status, lastDay, commitment } = organization;
  const isCommitted = commitment !== null && lastDay !== null && commitment.lastDay > lastDay;
  const hasActivePlan = !isWithoutPlan(organization) && status !== 'PAST_DUE';
  return hasActivePlan && isUpgrade(planType, 'PRO_CUSTOM') && !isCommitted;
};

/** Whether ending the automatic renewal is to be confirmed. */
export const isEndOfRenewalToConfirm = (snapshot: AccountSnapshot): boolean =>
  snapshot.matches({ ready: 'confirming' }) && snapshot.context.change?.kind === 'set_renewal';

/** Whether the replacement of the person's link for referring others is to be confirmed. */
export const isNewReferrerLinkToConfirm = (snapshot: AccountSnapshot): boolean =>
  snapshot.matches({ ready: 'confirming' }) && snapshot.context.change?.kind === 'replace_referrer_token';

/** Whether the person is asked if they really leave the organization. */
export function isLeavingToConfirm(snapshot: AccountSnapshot): boolean {
  const { change } = snapshot.context;
  const isOwn = change?.kind === 'remove' && change.memberId === shownMembership(snapshot)?.id;
  return snapshot.matches({ ready: 'confirming' }) && isOwn && memberToRemove(snapshot) === null;
}

/** The member whose removal has to be confirmed; null for none. */
export function memberToRemove(snapshot: AccountSnapshot): AccountMember | null {
  const { change } = snapshot.context;
  if (!snapshot.matches({ ready: 'confirming' }) || change?.kind !== 'remove') return null;
  return shownMembership(snapshot)?.members?.find(({ id }) => id === change.memberId) ?? null;
}

/** Why a member can neither be removed nor stop being an administrator; null if they can. */
export const departureProblemOf = ({ members }: Pick<AccountMembership, 'members'>, memberId: string) =>
  departureProblem({ members: members ?? [] }, memberId);

/** Whether an organization has no plan that counts: it never had one, or it was canceled or has expired. */
export const isWithoutPlan = ({
  status,
  isExpired,
}: Pick<AccountOrganization, 'status' | 'isExpired'>): boolean =>
  status === null || status === 'CANCELED' || isExpired;
