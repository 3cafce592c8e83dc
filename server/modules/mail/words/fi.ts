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
  price: 'Hinta',
  subtotal: 'Välisumma',
  discount: 'Alennus',
  shipping: 'Toimituskulut',
  tax: {
    GROSS_INCLUDES_TAX: 'Sisältyvä vero',
    NET_PLUS_TAX: 'Vero',
    REVERSE_CHARGE: 'Alv 0 % (käännetty verovelvollisuus)',
  },
  taxNote: {
    GROSS_INCLUDES_TAX: 'veroineen',
    NET_PLUS_TAX: 'plus vero',
    REVERSE_CHARGE: 'ilman veroa (käännetty verovelvollisuus)',
  },
  reverseCharge: 'Käännetty verovelvollisuus: ostaja suorittaa arvonlisäveron.',
  total: 'Yhteensä',
  payment: 'Maksu',
  nothingToPay: 'Ei maksettavaa.',
  cardEnding: (brand, lastDigits) => `${brand}, viimeiset numerot ${lastDigits}`,
  paidOn: (day) => `maksettu ${day}`,
  underWaySince: (day) => `kesken, aloitettu ${day}`,
  nextCharge: 'Seuraava veloitus',
  renewal: ({ name, day, price, taxNote, years }) =>
    `${name} uusiutuu ${day} hintaan ${price} ${taxNote} ja sen jälkeen ${years === 1 ? 'joka vuosi' : `${years} vuoden välein`}. Voit irtisanoa sen siihen asti: soita meille.`,
  shippingAddress: 'Toimitusosoite',
  billingAddress: 'Laskutusosoite',
  references: 'Viitteesi',
  purchaseOrderNumber: 'Ostotilausnumero',
  costCentre: 'Kustannuspaikka',
  vatNumber: 'Alv-numero',
  support: 'Kysymykset, palautukset, irtisanominen',
  returns: 'Voit palauttaa kaiken 30 päivän kuluessa toimituksesta ja saat koko hinnan takaisin.',
  toReturn: (phone, address) => `Jos haluat palauttaa tai kysyä jotakin, ${reach(phone, address)}`,
  toReturnOrCancel: (phone, address) =>
    `Jos haluat palauttaa, irtisanoa tai kysyä jotakin, ${reach(phone, address)}`,
  terms: (url) => `Yleiset ehdot, palautukset ja takuu: ${url}`,
  seeOrder: 'Katso tilauksesi',
  soldBy: (seller) => `Myyjä: ${seller}`,
};
