import type { MailWords } from './mail-words.ts';

const reach = (phone: string, address: string) =>
  `ring ${phone} (mandag til fredag, kl. 8–18 amerikansk østkysttid) eller skriv til oss: ${address}`;

export const no: MailWords = {
  subject: (number) => `Din bestilling ${number}`,
  title: (number) => `Takk. Bestilling ${number} er bekreftet`,
  orderedOn: (day) => `Bestilt ${day}.`,
  arrivesOn: (day) => `Bestillingen kommer ${day}.`,
  arrivesBetween: (earliest, latest) => `Bestillingen kommer mellom ${earliest} og ${latest}.`,
  lines: 'Dette har du bestilt',
  each: (price) => `${price} per stk.`,
  free: 'Gratis',
  freeWithCode: (code) => `gratis med koden ${code}`,
  extendedTo: (term) => `Utvidet til ${term} i alt, det inkluderte året medregnet`,
  price: 'Pris',
  subtotal: 'Delsum',
  discount: 'Rabatt',
  shipping: 'Frakt',
  taxNames: {
    VAT: 'MVA',
    GST: 'GST',
    SALES_TAX: 'omsetningsavgift',
    NONE: 'avgift',
  },
  tax: {
    GROSS_INCLUDES_TAX: ({ name, rate }) => `Inkluderer ${rate} ${name}`,
    NET_PLUS_TAX: ({ name }) => name,
    REVERSE_CHARGE: ({ name }) => `Omvendt avgiftsplikt: ${name} 0\u00a0%`,
  },
  registrationNumber: (number) => `Registreringsnummer: ${number}`,
  taxNote: {
    GROSS_INCLUDES_TAX: ({ name, rate }) => `inkl. ${rate} ${name}`,
    NET_PLUS_TAX: ({ name }) => `pluss ${name}`,
    REVERSE_CHARGE: ({ name }) => `uten ${name} (omvendt avgiftsplikt)`,
  },
  withoutTax: 'uten skatt',
  reverseCharge: 'Omvendt avgiftsplikt: kjøperen beregner og betaler MVA.',
  total: 'Totalt',
  payment: 'Betaling',
  nothingToPay: 'Ingenting å betale.',
  paidOn: (day) => `betalt ${day}`,
  underWaySince: (day) => `pågår siden ${day}`,
  nextCharge: 'Neste betaling',
  renewal: ({ name, day, price, taxNote, years }) =>
    `${name} fornyes ${day} for ${price} ${taxNote} og deretter ${years === 1 ? 'hvert år' : `hvert ${years}. år`}. Du kan si opp frem til da: ring eller skriv til oss.`,
  shippingAddress: 'Leveringsadresse',
  billingAddress: 'Fakturaadresse',
  references: 'Dine referanser',
  organization: 'Organisasjon',
  purchaseOrderNumber: 'Innkjøpsordrenummer',
  costCentre: 'Kostnadssted',
  vatNumber: 'MVA-nummer',
  support: 'Spørsmål, retur, oppsigelse',
  returns:
    'Du kan returnere alt innen 30 dager etter levering mot full pris, inkludert MVA og standardfrakt. Ring oss; vi sender en etikett.',
  toReturn: (phone, address) => `Vil du returnere, eller har du spørsmål: ${reach(phone, address)}`,
  toReturnOrCancel: (phone, address) =>
    `Vil du returnere eller si opp, eller har du spørsmål: ${reach(phone, address)}`,
  terms: (url) => `Vilkår, retur og garanti: ${url}`,
  seeOrder: 'Se bestillingen',
  soldBy: (seller) => `Selges av ${seller}`,
  receipt: {
    subject: 'Takk for meldingen',
    outcome: {
      ANSWER: 'Vi har meldingen din og svarer deg på e-post.',
      DEMONSTRATION: 'Vi har meldingen din og skriver til deg for å finne et tidspunkt for demonstrasjonen.',
      PLACE: 'Plassen din er reservert. Vi sender deg lenken på e-post.',
      MEETING: 'Vi har meldingen din og skriver til deg for å finne et tidspunkt.',
      REQUEST: 'Vi har forespørselen din og sier fra på e-post når det er gjort.',
      OFFERS: 'Vi har adressen din og skriver til deg når tilbudene begynner.',
    },
    notYou: 'Hvis du ikke har skrevet til oss, har noen tastet feil adresse, og du trenger ikke gjøre noe.',
    shop: 'Gå til butikken',
  },
  invitation: {
    subject: (organization) => `${organization} inviterer deg til Sonde`,
    opening: (organization) =>
      `${organization} vil gjerne ha deg med i sin organisasjon hos Sonde. Godta med denne e-postadressen.`,
    openUntil: (day) => `Du kan godta til og med ${day}.`,
    accept: 'Godta invitasjonen',
    notYou: (organization) =>
      `Hvis du ikke kjenner ${organization}, kan du se bort fra denne e-posten. Ingenting skjer uten deg.`,
  },
};
