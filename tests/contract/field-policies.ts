/**
 * Who can read each field of the types that contain what one buyer has given or been given: orders, invoices, debts,
 * checkouts, saved payment methods, previews of changes, referrals, trade-ins, declarations, and their parts. Data of
 * people and organizations: `person-fields.ts`. Everything else: `public-fields.ts`.
 */

/** Who can read a field. */
export type FieldReaders =
  /** Everyone who has been given the object: for an order and a checkout, whoever has its token. */
  | 'EVERYONE'
  /** Who has proved that the order is theirs: its buyer, the administrators of its organization, who has its key. */
  | 'PROVED'
  /** Whoever has the debt's link, while there is something to pay. */
  | 'WHILE_OWED'
  /** Whoever has the checkout's token until it becomes an order; nobody after that. */
  | 'UNTIL_PLACED'
  /** The person whose checkout it is, until it becomes an order. */
  | 'OWNER'
  /** Whoever has the key with which the checkout was placed. */
  | 'BUYER_KEY'
  | 'NOBODY';

type FieldPolicies = Readonly<Record<string, FieldReaders>>;

const forAll = (readers: FieldReaders, names: string): FieldPolicies =>
  Object.fromEntries(names.split(/\s+/).map((name) => [name, readers]));

const everyone = (names: string) => forAll('EVERYONE', names);

const savedAccount = everyone(
  'id isPrimary isOfOrganization isActive method paymentToken mandateReference lastDigits bankCountry bankName',
);

/** Types whose objects are themselves hidden have only fields for everyone: whoever gets the object gets all of it. */
export const fieldPolicies: Readonly<Record<string, FieldPolicies>> = {
  Order: {
    ...everyone(`id token number country created confirmed quote status salesChannel lines subtotal discount discountName
      voucherCode shippingPrice shippingMethodName earliestDelivery latestDelivery total taxTreatment isTaxEstimated taxRate taxName
      taxLines paymentStatus chargeStatus partPayment estimatedDuty isRental membershipTerm acceptedTerms`),
    ...forAll(
      'PROVED',
      `isAccessGranted email tradeIn shippingAddress billingAddress payments fulfillments events organizationName
      references note vatRegistrationNumber invoice`,
    ),
  },
  OrderQuote: { ...everyone('number status lastDay'), ...forAll('PROVED', 'data url') },
  OrderLine: everyone(`id productRawName variantName productSku productSlug productTypeName kind quantity
    isFreeItemLine unitPrice undiscountedUnitPrice totalPrice totalPriceDiscounted thumbnail`),
  OrderTradeIn: everyone('productLine serialNumber status returnDay'),
  PartPayment: everyone('received open'),
  Payment:
    everyone(`id gateway method chargeStatus total created refunded ccBrand ccWallet ccLastDigits ccExpMonth
    ccExpYear bankLastDigits debitFailure disputedAt verificationUrl
    transactions`),
  Transaction: everyone('id created kind amount isSuccess payment'),
  OrderEvent: everyone('id date type message'),
  Fulfillment: everyone('id fulfillmentOrder trackingNumber created lines'),
  FulfillmentLine: everyone('id quantity orderLine'),
  Address:
    everyone(`id firstName lastName name companyName streetAddress1 streetAddress2 city postalCode country
    countryArea phone phoneFormatted lines`),
  PurchaseReferences: everyone('purchaseOrderNumber costCentre'),
  QuoteData: everyone(`equoteOrganizationName equoteJobTitle equotePracticePlace equotePracticeDetails
    equoteSpecialty equoteComment`),
  Invoice: everyone(
    'id token number created issuedOn url lines taxLines total paymentStatus references creditNotes',
  ),
  InvoiceLine: everyone('kind name quantity unitPrice totalPrice'),
  CreditNote: everyone('number issuedOn url total'),
  Checkout: {
    ...everyone(`id token expiresAt isExpired isPlaced isContinuedElsewhere isPaymentUnderWay country languageCode
      bundleType quantityBucket forbidSubscriptionPeriodChange lines subtotalPrice subtotalPriceWithDiscounts
      discountAmount discountAmountNonLines offers discountName discountDescription translatedDiscountDescription
      voucherCode refusedVoucher prorationAmount shippingPrice totalPrice isTaxFinal isTaxEstimated taxTreatment taxRate
      estimatedDuty isShippingRequired availableShippingMethods shippingMethod minimumTotal requiredTerms
      isAutoRenewalOffered autoRenewal availablePaymentGateways requiredAttestations
      isTaxRegistrationNumberAvailable activePromos`),
    ...forAll(
      'UNTIL_PLACED',
      `email marketingOptIn firstName lastName note organizationName references taxName taxLines shippingAddress
      billingAddress membershipTerm vatRegistrationNumber vatRegistrationStatus electronicQuoteData`,
    ),
    ...forAll(
      'OWNER',
      'changeInstead savedPaymentMethods chosenSavedPaymentMethod organization organizationMembership',
    ),
    placedOrderToken: 'BUYER_KEY',
    paymentIntentSecret: 'NOBODY',
  },
  CheckoutLine:
    everyone(`id variant variantName kind quantity maximumQuantity isFreeItemLine unitPricing totalPrice
    totalPriceDiscounted renewsAfterMonths renewalPrice`),
  RefusedVoucher: everyone('code reason'),
  MergedCheckoutLine: everyone('variant quantityBefore quantityElsewhere quantity'),
  BundlePreview: everyone('errors checkoutErrors bundleType subtotalPrice'),
  OrderPage: everyone('orders next'),
  Payable: {
    ...everyone(`kind document token country number status lostReason payUntil lines taxTreatment isTaxEstimated taxLines total
      partPayment verificationUrl quotedItems availablePaymentGateways`),
    ...forAll('WHILE_OWED', 'organizationName references'),
  },
  QuotedItem: everyone('sku quantity'),
  ProrationPreview: everyone('previewedAt basis validUntil subscriptionErrors change'),
  PreviewedChange:
    everyone(`takesEffect effectiveDay planType sku seats featureSkus charge credit amountDue isTaxEstimated unusedCredit taxLines
    renewalPrice seatsAtRenewal featureSkusAtRenewal lastDay clearsScheduledChange nextChargeDay nextChargeDayIfKept
    clearsCancellation`),
  Referrer: everyone('voucherCode link friendDiscountPercentage monthsPerReferral unspentMonths credits'),
  ReferralCredit: everyone('kind months day'),
  TradeIn: everyone('productLine condition serialNumber credit allInCredit voucherCode lastDay'),
  DeclarationReceipt: everyone('number receivedAt outcome lastDay'),
  CreditCard:
    everyone(`id isPrimary isOfOrganization isActive method paymentToken brand wallet name lastDigits
    expMonth expYear`),
  BankAccount: savedAccount,
  SEPADirectDebit: savedAccount,
};
