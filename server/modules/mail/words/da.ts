import type { MailWords } from './mail-words.ts';

const reach = (phone: string, address: string) =>
  `ring på ${phone} (mandag til fredag, kl. 8–18 amerikansk østkysttid), eller skriv til os: ${address}`;

export const da: MailWords = {
  subject: (number) => `Din ordre ${number}`,
  title: (number) => `Tak. Din ordre ${number} er bekræftet`,
  orderedOn: (day) => `Bestilt den ${day}.`,
  arrivesOn: (day) => `Din ordre kommer den ${day}.`,
  arrivesBetween: (earliest, latest) => `Din ordre kommer mellem den ${earliest} og den ${latest}.`,
  lines: 'Det har du bestilt',
  each: (price) => `${price} pr. stk.`,
  free: 'Gratis',
  freeWithCode: (code) => `gratis med koden ${code}`,
  extendedTo: (term) => `Forlænget til ${term} i alt, det medfølgende år medregnet`,
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
    REVERSE_CHARGE: ({ name }) => `Omvendt betalingspligt: ${name} 0\u00a0%`,
  },
  registrationNumber: (number) => `Registreringsnummer: ${number}`,
  taxNote: {
    GROSS_INCLUDES_TAX: ({ name, rate }) => `inkl. ${rate} ${name}`,
    NET_PLUS_TAX: ({ name }) => `plus ${name}`,
    REVERSE_CHARGE: ({ name }) => `uden ${name} (omvendt betalingspligt)`,
  },
  withoutTax: 'uden skat',
  reverseCharge: 'Omvendt betalingspligt: køberen afregner momsen.',
  total: 'I alt',
  payment: 'Betaling',
  nothingToPay: 'Intet at betale.',
  paidOn: (day) => `betalt den ${day}`,
  underWaySince: (day) => `undervejs siden den ${day}`,
  nextCharge: 'Næste betaling',
  renewal: ({ name, day, price, taxNote, years }) =>
    `${name} fornyes den ${day} for ${price} ${taxNote} og derefter ${years === 1 ? 'hvert år' : `hvert ${years}. år`}. Du kan opsige indtil da: ring eller skriv til os.`,
  shippingAddress: 'Leveringsadresse',
  billingAddress: 'Faktureringsadresse',
  references: 'Dine referencer',
  organization: 'Organisation',
  purchaseOrderNumber: 'Indkøbsordrenummer',
  costCentre: 'Omkostningssted',
  vatNumber: 'Momsnummer',
  support: 'Spørgsmål, returnering, opsigelse',
  returns:
    'Du kan returnere alt inden for 30 dage efter leveringen til den fulde pris, inklusive moms og standardfragt. Ring til os; vi sender en label.',
  toReturn: (phone, address) => `Vil du returnere, eller har du spørgsmål: ${reach(phone, address)}`,
  toReturnOrCancel: (phone, address) =>
    `Vil du returnere eller opsige, eller har du spørgsmål: ${reach(phone, address)}`,
  terms: (url) => `Handelsbetingelser, returnering og garanti: ${url}`,
  seeOrder: 'Se din ordre',
  soldBy: (seller) => `Sælges af ${seller}`,
  receipt: {
    subject: 'Tak for din besked',
    outcome: {
      ANSWER: 'Vi har din besked og svarer dig pr. e-mail.',
      DEMONSTRATION: 'Vi har din besked og skriver til dig for at finde en tid til demonstrationen.',
      PLACE: 'Din plads er reserveret. Vi sender dig linket pr. e-mail.',
      MEETING: 'Vi har din besked og skriver til dig for at finde en tid.',
      REQUEST: 'Vi har din anmodning og giver dig besked pr. e-mail, når det er gjort.',
      OFFERS: 'Vi har din adresse og skriver til dig, når tilbuddene begynder.',
    },
    notYou:
      'Hvis du ikke har skrevet til os, har nogen tastet adressen forkert, og du behøver ikke gøre noget.',
    shop: 'Gå til butikken',
  },
  invitation: {
    subject: (organization) => `${organization} inviterer dig til Sonde`,
    opening: (organization) =>
      `${organization} vil gerne have dig med i sin organisation hos Sonde. Accepter med denne e-mailadresse.`,
    openUntil: (day) => `Du kan acceptere til og med ${day}.`,
    accept: 'Accepter invitationen',
    notYou: (organization) =>
      `Hvis du ikke kender ${organization}, kan du se bort fra denne mail. Der sker intet uden dig.`,
  },
};
