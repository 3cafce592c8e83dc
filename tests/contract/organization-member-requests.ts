import type { Account } from '../../server/kernel/account.ts';
import { accountOf, signedInHeaders, signedInAs } from '../support/test-account.ts';
import { type OrderShop } from './order-shop.ts';

interface Member {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly isOrganizationAdmin: boolean;
}

interface Membership {
  readonly id: string;
  readonly organization: {
    readonly slug: string;
    readonly availableSeats: number;
    readonly members: readonly Member[] | null;
    readonly invitations: readonly { readonly id: string; readonly email: string }[] | null;
  };
}

/** What a change of an organization’s members returns. */
interface Answer {
  readonly accountErrors: readonly {
    code: string;
    field: string | null;
    reason: string | null;
    most: number | null;
  }[];
  readonly organizationMembership: Membership | null;
}

/** The administrator of Lakeside Clinic. */
export const admin = accountOf('admin@clinic.example');

/** A membership that is written past the API. */
export const memberRow = '00000000-0000-7000-8000-00000000aaaa';

/** What was refused, with its reason. */
export const refusals = ({ accountErrors }: Answer) =>
  accountErrors.map(({ code, reason }) => (reason === null ? code : `${code} ${reason}`));

/** What the tests of an organization’s members ask the shop. */
export function organizationMemberRequests(currentShop: () => OrderShop) {
  const membershipsOf = async (email: string): Promise<readonly Membership[]> => {
    const { data } = await currentShop().client.send('UserQuery', {}, signedInAs(email));
    const me = data?.['me'] as { organizationMemberships: readonly Membership[] } | null | undefined;
    return me?.organizationMemberships ?? [];
  };
  const membershipOf = async (email: string, slug = 'lakeside-clinic') =>
    (await membershipsOf(email)).find(({ organization }) => organization.slug === slug)!;

  const change = async (operation: string, variables: object, by: Account | null) =>
    currentShop().client.change<Answer>(operation, variables, by === null ? {} : signedInHeaders(by));

  /** Changes by an administrator of Lakeside Clinic. */
  const asAdmin = async (operation: string, variables: object): Promise<Answer> => {
    const { id } = await membershipOf(admin.email);
    return change(operation, { organizationMembershipId: id, ...variables }, admin);
  };
  const invite = (email: string, more: object = {}) =>
    asAdmin('OrganizationMemberInvite', { email, ...more });

  /** The token in the latest mail to an address; null without a mail. */
  async function mailedToken(email: string): Promise<string | null> {
    await currentShop().runJobs();
    const [mail] = await currentShop().database.sql<{ text_body: string }[]>`
    select text_body from sandbox_mail where recipient = ${email} order by created_at desc limit 1`;
    return /#invitation=([\w-]{43})/.exec(mail?.text_body ?? '')?.[1] ?? null;
  }

  const mailsTo = (email: string) =>
    currentShop().database.sql<{ readonly subject: string; readonly text_body: string }[]>`
    select subject, text_body from sandbox_mail where recipient = ${email} order by created_at`;

  const accept = (token: string | null, by: Account | null) =>
    change('OrganizationInvitationAccept', { token: token ?? '' }, by);

  const lakeside = async () =>
    (await asAdmin('OrganizationMemberInvite', { email: '' })).organizationMembership!.organization;
  const emailsOf = async () => (await lakeside()).members?.map(({ email }) => email);

  return {
    membershipsOf,
    membershipOf,
    change,
    asAdmin,
    invite,
    mailedToken,
    mailsTo,
    accept,
    lakeside,
    emailsOf,
  };
}
