import type { MailWords } from './mail-words.ts';

const reach = (phone: string, address: string) =>
  `ring til os på ${phone} (mandag til fredag kl. 8–18, New York-tid), eller skriv til ${address}`;

export const da: MailWords = {
  subject: (number) => `Din ordre ${number}`,
  title: (number) => `Tak. Din ordre ${number} er bekræftet`,
  orderedOn: (day) => `Bestilt den ${day}.`,
  arrivesOn: (day) => `Din ordre leveres den ${day}.`,
  arrivesBetween: (earliest, latest) => `Din ordre leveres mellem den ${earliest} og den ${latest}.`,
  lines: 'Det har du bestilt',
  each: (price) => `${price} pr. stk.`,
  free: 'Gratis',
  freeWithCode: (code) => `gratis med koden ${code}`,
  extendedTo: (term) => `Garanti i alt: ${term}`,
  price: 'Pris',
  subtotal: 'Subtotal',
  discount: 'Rabat',
  shipping: 'Fragt',
  taxNames: {
    VAT: 'moms',
    GST: 'GST',
    SALES_TAX: 'omsætningsafgift',
    NONE: 'afgift',
  },
  tax: {
    GROSS_INCLUDES_TAX: ({ name, rate }) => `Inkluderer ${rate} ${name}`,
    NET_PLUS_TAX: ({ name }) => name,
    REVERSE_CHARGE: ({ name }) => `${name}: 0\u00a0%, omvendt betalingspligt`,
  },
  registrationNumber: (number) => `Registreringsnummer: ${number}`,
  taxNote: {
    GROSS_INCLUDES_TAX: ({ name, rate }) => `inkl. ${rate} ${name}`,
    NET_PLUS_TAX: ({ name }) => `ekskl. ${name}`,
    REVERSE_CHARGE: ({ name }) => `uden ${name} (omvendt betalingspligt)`,
  },
  withoutTax: 'uden afgift',
  reverseCharge: 'Omvendt betalingspligt: køberen afregner momsen.',
  total: 'I alt',
  payment: 'Betaling',
  nothingToPay: 'Intet at betale.',
  paidOn: (day) => `betalt den ${day}`,
  underWaySince: (day) => `under behandling siden den ${day}`,
  nextCharge: 'Næste betaling',
  renewal: ({ name, day, price, taxNote, years }) =>
    `${name} fornyes den ${day} til ${price} ${taxNote} og derefter ${years === 1 ? 'hvert år' : `hvert ${years}. år`}. Du kan opsige når som helst inden da pr. telefon eller e-mail.`,
  shippingAddress: 'Leveringsadresse',
  billingAddress: 'Faktureringsadresse',
  references: 'Dine referencer',
  organization: 'Organisation',
  purchaseOrderNumber: 'Indkøbsordrenummer',
  costCentre: 'Omkostningssted',
  vatNumber: 'Momsnummer',
  support: 'Spørgsmål, returnering og opsigelse',
  returns:
    'Du kan returnere alt inden for 30 dage efter levering og få hele beløbet tilbage, inklusive moms og standardfragt. Ring til os, så sender vi en forudbetalt returlabel pr. e-mail.',
  toReturn: (phone, address) => `Vil du returnere, eller har du spørgsmål, så ${reach(phone, address)}.`,
  toReturnOrCancel: (phone, address) =>
    `Vil du returnere eller opsige, eller har du spørgsmål, så ${reach(phone, address)}.`,
  terms: (url) => `Handelsbetingelser, returnering og garanti: ${url}`,
  seeOrder: 'Se din ordre',
  soldBy: (seller) => `Sælges af ${seller}`,
  receipt: {
    subject: 'Tak, fordi du kontaktede os',
    outcome: {
      ANSWER: 'Vi har modtaget din besked og svarer dig pr. e-mail.',
      DEMONSTRATION: 'Vi har modtaget din besked og skriver til dig for at aftale en demonstration.',
      PLACE: 'Din plads er reserveret. Vi sender linket pr. e-mail.',
      MEETING: 'Vi har modtaget din besked og skriver til dig for at aftale et tidspunkt.',
      REQUEST: 'Vi har modtaget din anmodning og skriver til dig, når den er behandlet.',
      OFFERS: 'Du er på listen. Vi skriver til dig, når tilbuddene begynder.',
    },
    notYou:
      'Hvis du ikke har kontaktet os, har nogen indtastet din e-mailadresse ved en fejl. Du kan se bort fra denne e-mail.',
    shop: 'Gå til butikken',
  },
  invitation: {
    subject: (organization) => `${organization} inviterer dig til Sonde`,
    opening: (organization) =>
      `${organization} inviterer dig til at blive en del af sin organisation hos Sonde. Accepter invitationen med denne e-mailadresse.`,
    openUntil: (day) => `Du kan acceptere til og med den ${day}.`,
    accept: 'Accepter invitationen',
    notYou: (organization) =>
      `Hvis du ikke kender ${organization}, kan du se bort fra denne e-mail. Så sker der ikke mere.`,
  },
};
