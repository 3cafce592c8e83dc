import type { MailWords } from './mail-words.ts';

const reach = (phone: string, address: string) =>
  `soita numeroon ${phone} (ma–pe klo 8–18 Yhdysvaltain itärannikon aikaa) tai ota yhteyttä osoitteessa ${address}.`;

export const fi: MailWords = {
  subject: (number) => `Tilauksesi ${number}`,
  title: (number) => `Kiitos. Tilauksesi ${number} on vahvistettu`,
  orderedOn: (day) => `Tilattu ${day}.`,
  arrivesOn: (day) => `Tilauksesi saapuu ${day}.`,
  arrivesBetween: (earliest, latest) =>
    `Tilauksesi saapuu aikaisintaan ${earliest} ja viimeistään ${latest}.`,
  lines: 'Mitä tilasit',
  each: (price) => `${price} / kpl`,
  free: 'Ilmainen',
  freeWithCode: (code) => `ilmainen koodilla ${code}`,
  extendedTo: (term) => `takuu yhteensä ${term}`,
  price: 'Hinta',
  subtotal: 'Välisumma',
  discount: 'Alennus',
  shipping: 'Toimituskulut',
  taxNames: {
    VAT: 'alv',
    GST: 'GST',
    SALES_TAX: 'myyntivero',
    NONE: 'vero',
  },
  tax: {
    GROSS_INCLUDES_TAX: ({ name, rate }) => `Sis. ${name} ${rate}`,
    NET_PLUS_TAX: ({ name }) => name,
    REVERSE_CHARGE: ({ name }) => `Käännetty verovelvollisuus: ${name} 0\u00a0%`,
  },
  registrationNumber: (number) => `Rekisteröintinumero: ${number}`,
  taxNote: {
    GROSS_INCLUDES_TAX: ({ name, rate }) => `sis. ${name} ${rate}`,
    NET_PLUS_TAX: ({ name }) => `plus ${name}`,
    REVERSE_CHARGE: ({ name }) => `${name} 0\u00a0% (käännetty verovelvollisuus)`,
  },
  withoutTax: 'ilman veroa',
  reverseCharge: 'Käännetty verovelvollisuus: ostaja suorittaa arvonlisäveron.',
  total: 'Yhteensä',
  payment: 'Maksu',
  nothingToPay: 'Ei maksettavaa.',
  paidOn: (day) => `maksettu ${day}`,
  underWaySince: (day) => `käsittelyssä ${day} alkaen`,
  nextCharge: 'Seuraava veloitus',
  renewal: ({ name, day, price, taxNote, years }) =>
    `${name} uusiutuu ${day} hintaan ${price} ${taxNote} ja sen jälkeen ${years === 1 ? 'vuosittain' : `${years} vuoden välein`}. Voit irtisanoa sen milloin tahansa ennen sitä puhelimitse tai sähköpostitse.`,
  shippingAddress: 'Toimitusosoite',
  billingAddress: 'Laskutusosoite',
  references: 'Viitteesi',
  organization: 'Organisaatio',
  purchaseOrderNumber: 'Ostotilausnumero',
  costCentre: 'Kustannuspaikka',
  vatNumber: 'Alv-numero',
  support: 'Kysymykset, palautukset ja irtisanominen',
  returns:
    'Voit palauttaa kaiken 30 päivän kuluessa toimituksesta ja saat koko summan takaisin, vero ja vakiotoimitus mukaan lukien. Soita meille, niin lähetämme sähköpostitse valmiiksi maksetun palautustarran.',
  toReturn: (phone, address) => `Jos haluat palauttaa tuotteen tai kysyä jotakin, ${reach(phone, address)}`,
  toReturnOrCancel: (phone, address) =>
    `Jos haluat palauttaa tuotteen, irtisanoa jäsenyyden tai kysyä jotakin, ${reach(phone, address)}`,
  terms: (url) => `Yleiset ehdot, palautukset ja takuu: ${url}`,
  seeOrder: 'Katso tilauksesi',
  soldBy: (seller) => `Myyjä: ${seller}`,
  receipt: {
    subject: 'Kiitos yhteydenotostasi',
    outcome: {
      ANSWER: 'Olemme saaneet viestisi ja vastaamme sinulle sähköpostitse.',
      DEMONSTRATION: 'Olemme saaneet viestisi ja lähetämme sinulle sähköpostia sopiaksemme esittelystä.',
      PLACE: 'Paikkasi on varattu. Lähetämme sinulle linkin sähköpostitse.',
      MEETING: 'Olemme saaneet viestisi ja lähetämme sinulle sähköpostia sopiaksemme ajasta.',
      REQUEST: 'Olemme saaneet pyyntösi ja lähetämme sinulle sähköpostia, kun se on tehty.',
      OFFERS: 'Olet listalla. Lähetämme sinulle sähköpostia, kun tarjoukset alkavat.',
    },
    notYou:
      'Jos et ole ottanut meihin yhteyttä, joku on antanut sähköpostiosoitteesi vahingossa. Voit jättää tämän viestin huomiotta.',
    shop: 'Siirry kauppaan',
  },
  invitation: {
    subject: (organization) => `${organization} kutsuu sinut Sondeen`,
    opening: (organization) =>
      `${organization} kutsuu sinut organisaatioonsa Sondessa. Hyväksy kutsu tällä sähköpostiosoitteella.`,
    openUntil: (day) => `Voit hyväksyä kutsun viimeistään ${day}.`,
    accept: 'Hyväksy kutsu',
    notYou: (organization) =>
      `Jos et tunne organisaatiota ${organization}, jätä tämä viesti huomiotta. Mitään ei tapahdu, ellet hyväksy kutsua.`,
  },
};
