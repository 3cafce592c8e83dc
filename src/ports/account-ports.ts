import {
  type AccountInput,
  type AccountPorts,
  type OrganizationChange,
  remedyOf,
} from '@sonde/machines/account';
import { longestTokenLife } from '@sonde/machines/rules/sign-in';
import { keepOrganizationCountry } from '../browser/session-lifecycle.ts';
import { takePageHash } from '../browser/page-hash.tsx';
import { pendingLogin } from '../browser/pending-login.ts';
import { storedInvitation } from '../browser/stored-invitation.ts';
import { storedSession } from '../browser/stored-session.ts';
import {
  OrganizationAdminSetDocument,
  OrganizationInvitationAcceptDocument,
  OrganizationMemberInviteDocument,
  OrganizationMemberRemoveDocument,
  OrganizationRenewalSetDocument,
  ReferrerTokenReplaceDocument,
  UserRefreshQueryDocument,
} from '../graphql/account.generated.ts';
import type { LanguageCodeEnum } from '../graphql/schema.generated.ts';
import type { ShopLocale } from '../page/locale.ts';
import { paths } from '../page/paths.ts';
import { loadAnswers, withAccessCheck } from './account-requests.ts';
import { fromApiMembersAnswer, fromApiPerson } from './from-api-account.ts';

const invitationPrefix = 'invitation=';

/**
 * The content of the hash: a token of the mobile app, or an invitation, which this tab keeps while the person signs in.
 */
function readHash(hash: string, isInApp: boolean): Pick<AccountInput, 'loginHash' | 'invitation'> {
  if (hash.startsWith(invitationPrefix)) storedInvitation.keep(hash.slice(invitationPrefix.length));
  return { loginHash: isInApp ? hash : '', invitation: storedInvitation.token() };
}

/** Reads this browser's data when the page opens. The hash can be read only once, so the result is cached. */
export function accountInputReader(isInApp: boolean): () => AccountInput {
  let input: AccountInput | null = null;
  return () =>
    (input ??= {
      ...readHash(takePageHash(), isInApp),
      isSignedIn: storedSession.token() !== null,
      organizationSlug: storedSession.organizationSlug(),
    });
}

/** The pages are about this organization from now on, in the shop of its country. */
function buyFor({ slug, country }: { readonly slug: string; readonly country: string | null }): void {
  storedSession.chooseOrganization(slug);
  keepOrganizationCountry(country, longestTokenLife);
}

/** Sends the mutation of a change. */
async function sendChange(membershipId: string, change: OrganizationChange, languageCode: LanguageCodeEnum) {
  const { changeAccount } = await loadAnswers();
  const organizationMembershipId = membershipId;
  switch (change.kind) {
    case 'invite': {
      const given = { organizationMembershipId, email: change.email, languageCode };
      return (await changeAccount(OrganizationMemberInviteDocument, given)).organizationMemberInvite;
    }
    case 'remove': {
      const given = { organizationMembershipId, memberId: change.memberId };
      return (await changeAccount(OrganizationMemberRemoveDocument, given)).organizationMemberRemove;
    }
    case 'set_renewal': {
      const given = { organizationMembershipId, isAutomatic: change.isAutomatic };
      return (await changeAccount(OrganizationRenewalSetDocument, given)).organizationRenewalSet;
    }
    case 'replace_referrer_token':
      return (await changeAccount(ReferrerTokenReplaceDocument, { organizationMembershipId }))
        .referrerTokenReplace;
    case 'set_admin': {
      const { memberId, isAdmin } = change;
      const given = { organizationMembershipId, memberId, isAdmin };
      return (await changeAccount(OrganizationAdminSetDocument, given)).organizationAdminSet;
    }
  }
}

/** The ports of the account page, implemented with the store API and the browser. */
export function createAccountPorts(locale: ShopLocale): AccountPorts {
  return {
    async openSignIn({ loginHash }) {
      pendingLogin.keepLocation(location.pathname);
      location.replace(`${paths.signIn(locale)}#${loginHash}`);
    },
    loadPerson: () =>
      withAccessCheck(async () => {
        const { askAccount } = await loadAnswers();
        const { me } = await askAccount(UserRefreshQueryDocument, {});
        return me === null ? { status: 'anonymous' } : { status: 'known', person: fromApiPerson(me) };
      }),
    changeOrganization: ({ membershipId, change }) =>
      withAccessCheck(async () =>
        fromApiMembersAnswer(await sendChange(membershipId, change, locale.languageCode as LanguageCodeEnum)),
      ),
    acceptInvitation: ({ token }) =>
      withAccessCheck(async () => {
        const { changeAccount } = await loadAnswers();
        const { organizationInvitationAccept } = await changeAccount(OrganizationInvitationAcceptDocument, {
          token,
        });
        const answer = fromApiMembersAnswer(organizationInvitationAccept);
        if (remedyOf(answer) === null) storedInvitation.forget();
        if (answer.status === 'changed' && answer.membership !== null) buyFor(answer.membership.organization);
        return answer;
      }),
    forgetInvitation: async () => storedInvitation.forget(),
    keepOrganization: async (organization) => buyFor(organization),
  };
}
