import type { MailWords } from './mail-words.ts';

const reach = (phone: string, address: string) =>
  `soita numeroon ${phone} (maanantaista perjantaihin klo 8–18 Yhdysvaltain itärannikon aikaa) tai kirjoita meille: ${address}`;

export const fi: MailWords = {
  subject: (number) => `Tilauksesi ${number}`,
  title: (number) => `Kiitos. Tilauksesi ${number} on vahvistettu`,
  orderedOn: (day) => `Tilattu ${day}.`,
  arrivesOn: (day) => `Tilauksesi saapuu ${day}.`,
  arrivesBetween: (earliest, latest) =>
    `Tilauksesi saapuu aikaisintaan ${earliest} ja viimeistään ${latest}.`,
  lines: 'Mitä tilasit',
  each: (price) => `${price} / kpl`,
  free: 'Maksuton',
  freeWithCode: (code) => `maksuton koodilla ${code}`,
  extendedTo: (term) => `Yhteensä ${term}, hintaan sisältyvä vuosi mukaan luettuna`,
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
  underWaySince: (day) => `kesken, aloitettu ${day}`,
  nextCharge: 'Seuraava veloitus',
  renewal: ({ name, day, price, taxNote, years }) =>
    `${name} uusiutuu ${day} hintaan ${price} ${taxNote} ja sen jälkeen ${years === 1 ? 'joka vuosi' : `${years} vuoden välein`}. Voit irtisanoa sen siihen asti: soita tai kirjoita meille.`,
  shippingAddress: 'Toimitusosoite',
  billingAddress: 'Laskutusosoite',
  references: 'Viitteesi',
  organization: 'Organisaatio',
  purchaseOrderNumber: 'Ostotilausnumero',
  costCentre: 'Kustannuspaikka',
  vatNumber: 'Alv-numero',
  support: 'Kysymykset, palautukset, irtisanominen',
  returns:
    'Voit palauttaa kaiken 30 päivän kuluessa toimituksesta ja saat koko hinnan takaisin, vero ja vakiotoimitus mukaan lukien. Soita meille; lähetämme osoitelapun.',
  toReturn: (phone, address) => `Jos haluat palauttaa tai kysyä jotakin, ${reach(phone, address)}`,
  toReturnOrCancel: (phone, address) =>
    `Jos haluat palauttaa, irtisanoa tai kysyä jotakin, ${reach(phone, address)}`,
  terms: (url) => `Yleiset ehdot, palautukset ja takuu: ${url}`,
  seeOrder: 'Katso tilauksesi',
  soldBy: (seller) => `Myyjä: ${seller}`,
  receipt: {
    subject: 'Kiitos viestistäsi',
    outcome: {
      ANSWER: 'Olemme saaneet viestisi ja vastaamme sinulle sähköpostitse.',
      DEMONSTRATION: 'Olemme saaneet viestisi ja kirjoitamme sinulle sopiaksemme esittelyn ajan.',
      PLACE: 'Paikkasi on varattu. Lähetämme sinulle linkin sähköpostitse.',
      MEETING: 'Olemme saaneet viestisi ja kirjoitamme sinulle sopiaksemme ajan.',
      REQUEST: 'Olemme saaneet pyyntösi ja ilmoitamme sähköpostitse, kun se on tehty.',
      OFFERS: 'Olemme saaneet osoitteesi ja kirjoitamme sinulle, kun tarjoukset alkavat.',
    },
    notYou:
      'Jos et ole kirjoittanut meille, joku on erehtynyt osoitteesta, eikä sinun tarvitse tehdä mitään.',
    shop: 'Siirry kauppaan',
  },
  invitation: {
    subject: (organization) => `${organization} kutsuu sinut Sondeen`,
    opening: (organization) =>
      `${organization} toivoo sinun liittyvän organisaatioonsa Sondessa. Hyväksy kutsu tällä sähköpostiosoitteella.`,
    openUntil: (day) => `Voit hyväksyä kutsun viimeistään ${day}.`,
    accept: 'Hyväksy kutsu',
    notYou: (organization) =>
      `Jos et tunne organisaatiota ${organization}, jätä viesti huomiotta. Mitään ei tapahdu ilman sinua.`,
  },
};
