import type { MailWords } from './mail-words.ts';

const reach = (phone: string, address: string) =>
  `bel ${phone} (maandag tot en met vrijdag, 8.00 tot 18.00 uur Eastern Time, oostkust VS) of schrijf ons: ${address}`;

export const nl: MailWords = {
  subject: (number) => `Uw bestelling ${number}`,
  title: (number) => `Bedankt. Uw bestelling ${number} is bevestigd`,
  orderedOn: (day) => `Besteld op ${day}.`,
  arrivesOn: (day) => `Uw bestelling komt aan op ${day}.`,
  arrivesBetween: (earliest, latest) => `Uw bestelling komt aan tussen ${earliest} en ${latest}.`,
  lines: 'Wat u hebt besteld',
  each: (price) => `${price} per stuk`,
  free: 'Gratis',
  freeWithCode: (code) => `gratis met code ${code}`,
  extendedTo: (term) => `Verlengd tot in totaal ${term}, het inbegrepen jaar meegerekend`,
  price: 'Prijs',
  subtotal: 'Subtotaal',
  discount: 'Korting',
  shipping: 'Verzending',
  taxNames: {
    VAT: 'btw',
    GST: 'GST',
    SALES_TAX: 'omzetbelasting',
    NONE: 'belasting',
  },
  tax: {
    GROSS_INCLUDES_TAX: ({ name, rate }) => `Inclusief ${rate} ${name}`,
    NET_PLUS_TAX: ({ name }) => name,
    REVERSE_CHARGE: ({ name }) => `${name}: 0%, verlegd`,
  },
  registrationNumber: (number) => `Registratienummer: ${number}`,
  taxNote: {
    GROSS_INCLUDES_TAX: ({ name, rate }) => `incl. ${rate} ${name}`,
    NET_PLUS_TAX: ({ name }) => `plus ${name}`,
    REVERSE_CHARGE: ({ name }) => `zonder ${name} (verlegd)`,
  },
  withoutTax: 'zonder belasting',
  reverseCharge: 'Btw verlegd: de koper draagt de btw af.',
  total: 'Totaal',
  payment: 'Betaling',
  nothingToPay: 'Niets te betalen.',
  paidOn: (day) => `betaald op ${day}`,
  underWaySince: (day) => `in behandeling sinds ${day}`,
  nextCharge: 'Volgende afschrijving',
  renewal: ({ name, day, price, taxNote, years }) =>
    `${name} wordt op ${day} verlengd voor ${price} ${taxNote}, daarna ${years === 1 ? 'elk jaar' : `elke ${years} jaar`}. Tot dan kunt u opzeggen: bel ons of schrijf ons.`,
  shippingAddress: 'Verzendadres',
  billingAddress: 'Factuuradres',
  references: 'Uw referenties',
  organization: 'Organisatie',
  purchaseOrderNumber: 'Inkoopordernummer',
  costCentre: 'Kostenplaats',
  vatNumber: 'Btw-nummer',
  support: 'Vragen, retouren, opzeggen',
  returns:
    'U kunt alles binnen 30 dagen na levering retourneren tegen de volledige prijs, inclusief belasting en standaardverzending. Bel ons; wij sturen u een label.',
  toReturn: (phone, address) => `Voor een retour of bij vragen: ${reach(phone, address)}`,
  toReturnOrCancel: (phone, address) =>
    `Voor een retour, een opzegging of bij vragen: ${reach(phone, address)}`,
  terms: (url) => `Algemene voorwaarden, retouren en garantie: ${url}`,
  seeOrder: 'Uw bestelling bekijken',
  soldBy: (seller) => `Verkocht door ${seller}`,
  receipt: {
    subject: 'Bedankt voor uw bericht',
    outcome: {
      ANSWER: 'Wij hebben uw bericht en antwoorden u per e-mail.',
      DEMONSTRATION: 'Wij hebben uw bericht en schrijven u om een tijdstip voor de demonstratie te vinden.',
      PLACE: 'Uw plaats is gereserveerd. Wij sturen u de link per e-mail.',
      MEETING: 'Wij hebben uw bericht en schrijven u om een tijdstip te vinden.',
      REQUEST: 'Wij hebben uw verzoek en laten u per e-mail weten wanneer het is gedaan.',
      OFFERS: 'Wij hebben uw adres en schrijven u wanneer de aanbiedingen beginnen.',
    },
    notYou:
      'Hebt u ons niet geschreven, dan heeft iemand zich in het adres vergist en hoeft u niets te doen.',
    shop: 'Naar de winkel',
  },
  invitation: {
    subject: (organization) => `${organization} nodigt u uit bij Sonde`,
    opening: (organization) =>
      `${organization} wil u graag opnemen in zijn organisatie bij Sonde. Accepteer met dit e-mailadres.`,
    openUntil: (day) => `U kunt accepteren tot en met ${day}.`,
    accept: 'Uitnodiging accepteren',
    notYou: (organization) =>
      `Kent u ${organization} niet, negeer dan deze e-mail. Zonder u gebeurt er niets.`,
  },
};
