import type { MailWords } from './mail-words.ts';

const rules = new Intl.PluralRules('pl');
const years: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { few: 'lata', many: 'lat' };

const reach = (phone: string, address: string) =>
  `wystarczy zadzwonić pod numer ${phone} (od poniedziałku do piątku w godz. 8–18 czasu wschodniego, USA) lub napisać: ${address}`;

export const pl: MailWords = {
  subject: (number) => `Zamówienie ${number}`,
  title: (number) => `Dziękujemy. Zamówienie ${number} jest potwierdzone`,
  orderedOn: (day) => `Data zamówienia: ${day}.`,
  arrivesOn: (day) => `Zamówienie dotrze ${day}.`,
  arrivesBetween: (earliest, latest) => `Zamówienie dotrze między ${earliest} a ${latest}.`,
  lines: 'Zamówione artykuły',
  each: (price) => `${price} za sztukę`,
  free: 'Bezpłatnie',
  freeWithCode: (code) => `gratis z kodem ${code}`,
  extendedTo: (term) => `Łącznie ${term}, wliczając rok w cenie`,
  price: 'Cena',
  subtotal: 'Suma częściowa',
  discount: 'Rabat',
  shipping: 'Dostawa',
  taxNames: {
    VAT: 'VAT',
    GST: 'GST',
    SALES_TAX: 'podatek od sprzedaży',
    NONE: 'podatek',
  },
  tax: {
    GROSS_INCLUDES_TAX: ({ name, rate }) => `W tym ${rate} ${name}`,
    NET_PLUS_TAX: ({ name }) => name,
    REVERSE_CHARGE: ({ name }) => `${name}: 0%, odwrotne obciążenie`,
  },
  registrationNumber: (number) => `Numer rejestracyjny: ${number}`,
  taxNote: {
    GROSS_INCLUDES_TAX: ({ name, rate }) => `w tym ${rate} ${name}`,
    NET_PLUS_TAX: ({ name }) => `plus ${name}`,
    REVERSE_CHARGE: ({ name }) => `bez ${name} (odwrotne obciążenie)`,
  },
  withoutTax: 'bez podatku',
  reverseCharge: 'Odwrotne obciążenie: VAT rozlicza nabywca.',
  total: 'Suma',
  payment: 'Płatność',
  nothingToPay: 'Nic do zapłaty.',
  paidOn: (day) => `zapłacono ${day}`,
  underWaySince: (day) => `w toku od ${day}`,
  nextCharge: 'Następna płatność',
  renewal: ({ name, day, price, taxNote, years: count }) =>
    `${name} odnawia się ${day} za ${price} ${taxNote} i potem co ${count === 1 ? 'rok' : `${count} ${years[rules.select(count)] ?? 'roku'}`}. Do tego dnia można zrezygnować: wystarczy do nas zadzwonić lub napisać.`,
  shippingAddress: 'Adres dostawy',
  billingAddress: 'Adres do faktury',
  references: 'Własne oznaczenia',
  organization: 'Organizacja',
  purchaseOrderNumber: 'Własny numer zamówienia',
  costCentre: 'Centrum kosztów',
  vatNumber: 'Numer VAT',
  support: 'Pytania, zwroty, rezygnacja',
  returns:
    'Wszystko można zwrócić w ciągu 30 dni od dostawy za pełną cenę, wraz z podatkiem i standardową dostawą. Wystarczy zadzwonić; wyślemy etykietę.',
  toReturn: (phone, address) => `W sprawie zwrotu lub pytań ${reach(phone, address)}`,
  toReturnOrCancel: (phone, address) => `W sprawie zwrotu, rezygnacji lub pytań ${reach(phone, address)}`,
  terms: (url) => `Regulamin, zwroty i gwarancja: ${url}`,
  seeOrder: 'Zobacz zamówienie',
  soldBy: (seller) => `Sprzedawca: ${seller}`,
  receipt: {
    subject: 'Dziękujemy za wiadomość',
    outcome: {
      ANSWER: 'Mamy Państwa wiadomość i odpowiemy e-mailem.',
      DEMONSTRATION: 'Mamy Państwa wiadomość i napiszemy, aby ustalić termin prezentacji.',
      PLACE: 'Miejsce jest zarezerwowane. Link wyślemy e-mailem.',
      MEETING: 'Mamy Państwa wiadomość i napiszemy, aby ustalić termin.',
      REQUEST: 'Mamy Państwa wniosek i poinformujemy e-mailem, gdy zostanie wykonany.',
      OFFERS: 'Mamy Państwa adres i napiszemy, gdy zaczną się oferty.',
    },
    notYou: 'Jeśli to nie Państwo do nas pisali, ktoś pomylił się w adresie i nie trzeba nic robić.',
    shop: 'Przejdź do sklepu',
  },
  invitation: {
    subject: (organization) => `${organization} zaprasza do Sonde`,
    opening: (organization) =>
      `${organization} zaprasza do swojej organizacji w Sonde. Zaproszenie można przyjąć, używając tego adresu e-mail.`,
    openUntil: (day) => `Zaproszenie można przyjąć do ${day}.`,
    accept: 'Przyjmij zaproszenie',
    notYou: (organization) =>
      `Jeśli nazwa ${organization} nic Ci nie mówi, zignoruj tę wiadomość. Bez Ciebie nic się nie stanie.`,
  },
};
