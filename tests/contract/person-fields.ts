/** Who may see each field of a person's data: its owner, or only the organization's administrators. */
export const personFields: Readonly<Record<string, Readonly<Record<string, 'OWN' | 'ADMINISTRATORS'>>>> = {
  User: own(
    'id email isEmailConfirmed name cloudId canBuyPersonalProbePlus canBuyPersonalProbeIq3 organizationMemberships savedPaymentMethods pendingOrderToken failedPaymentOrders learnerDiscounts',
  ),
  OrganizationMembership: own(
    'id referrerToken isOrganizationAdmin canPurchasePersonalProbe availableReusablePaymentMethods organization',
  ),
  Organization: {
    ...own(
      'id name slug country market practiceType planType hasHadTrial subscriptionStatus subscriptionExpirationDate subscriptionLastDay nextChargeDay isExpired isRenewalPending isChangePending isWithdrawn isAutoRenewalActive availableSeats maxSeats maxCloudUsers teamBaseNumCloudUsers isOld10BasedTeamPricing maxDevices registeredProbes registeredProbesPlus registeredProbesIq3 rentalSubscription subscription',
    ),
    members: 'ADMINISTRATORS',
    invitations: 'ADMINISTRATORS',
    invoices: 'ADMINISTRATORS',
    openInvoiceToken: 'ADMINISTRATORS',
    pendingOrderToken: 'ADMINISTRATORS',
  },
  LearnerDiscount: own('market voucherCode isUsed endsOn url'),
  RentalSubscription: own('commitmentEndDate commitmentLastDay commitmentMonthsNumber'),
  Subscription: own(
    'sku termMonths termFirstDay additionalSeats fewestSeats mostSeats scheduledPlan scheduledSku scheduledSeats scheduledPrice scheduledDay proCustomFeatures scheduledProCustomFeatures referralCreditMonths provisioningType subscriptionSynchronizationStatus currentPrice nextRenewal',
  ),
  NextRenewal: own('price freeMonths amount isTaxEstimated'),
  OrganizationMember: own('id name email isOrganizationAdmin canPurchasePersonalProbe'),
  OrganizationInvitation: own('id email expiresAt'),
  AuthorizedUserShop: own('teamSubscriptions additionalTeamSubscriptions'),
};

function own(names: string): Readonly<Record<string, 'OWN'>> {
  return Object.fromEntries(names.split(' ').map((name) => [name, 'OWN']));
}
