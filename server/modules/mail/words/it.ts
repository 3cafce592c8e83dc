import type { MailWords } from './mail-words.ts';

const reach = (phone: string, address: string) =>
  `chiami il numero ${phone} (dal lunedì al venerdì, dalle 8 alle 18, ora della costa orientale degli Stati Uniti) o ci scriva: ${address}`;

export const it: MailWords = {
  subject: (number) => `Il Suo ordine ${number}`,
  title: (number) => `Grazie. Il Suo ordine ${number} è confermato`,
  orderedOn: (day) => `Data dell’ordine: ${day}.`,
  arrivesOn: (day) => `Il Suo ordine arriva in data ${day}.`,
  arrivesBetween: (earliest, latest) => `Consegna prevista del Suo ordine: ${earliest} – ${latest}.`,
  lines: 'Che cosa ha ordinato',
  each: (price) => `${price} cadauno`,
  free: 'Gratis',
  freeWithCode: (code) => `gratis con il codice ${code}`,
  extendedTo: (term) => `Estesa a ${term} in totale, compreso l’anno incluso`,
  price: 'Prezzo',
  subtotal: 'Subtotale',
  discount: 'Sconto',
  shipping: 'Spedizione',
  taxNames: {
    VAT: 'IVA',
    GST: 'GST',
    SALES_TAX: 'imposta sulle vendite',
    NONE: 'imposta',
  },
  tax: {
    GROSS_INCLUDES_TAX: ({ name, rate }) => `Include ${name} ${rate}`,
    NET_PLUS_TAX: ({ name }) => name,
    REVERSE_CHARGE: ({ name }) => `${name}: 0%, inversione contabile`,
  },
  registrationNumber: (number) => `Numero di registrazione: ${number}`,
  taxNote: {
    GROSS_INCLUDES_TAX: ({ name, rate }) => `${name} ${rate} inclusa`,
    NET_PLUS_TAX: ({ name }) => `più ${name}`,
    REVERSE_CHARGE: ({ name }) => `senza ${name} (inversione contabile)`,
  },
  withoutTax: 'senza imposte',
  reverseCharge: 'Inversione contabile: l’IVA è a carico dell’acquirente.',
  total: 'Totale',
  payment: 'Pagamento',
  nothingToPay: 'Nulla da pagare.',
  paidOn: (day) => `pagato in data ${day}`,
  underWaySince: (day) => `in corso da: ${day}`,
  nextCharge: 'Prossimo addebito',
  renewal: ({ name, day, price, taxNote, years }) =>
    `${name} si rinnova in data ${day} a ${price} ${taxNote}, poi ${years === 1 ? 'ogni anno' : `ogni ${years} anni`}. Può disdire fino ad allora: ci chiami o ci scriva.`,
  shippingAddress: 'Indirizzo di spedizione',
  billingAddress: 'Indirizzo di fatturazione',
  references: 'I Suoi riferimenti',
  organization: 'Organizzazione',
  purchaseOrderNumber: 'Numero del buono d’ordine',
  costCentre: 'Centro di costo',
  vatNumber: 'Partita IVA',
  support: 'Domande, resi, disdetta',
  returns:
    'Può restituire tutto entro 30 giorni dalla consegna e riavere il prezzo intero, comprese imposte e spedizione standard. Ci chiami; Le inviamo un’etichetta.',
  toReturn: (phone, address) => `Per un reso o per qualsiasi domanda, ${reach(phone, address)}`,
  toReturnOrCancel: (phone, address) =>
    `Per un reso, una disdetta o per qualsiasi domanda, ${reach(phone, address)}`,
  terms: (url) => `Termini e condizioni, resi e garanzia: ${url}`,
  seeOrder: 'Vedi il Suo ordine',
  soldBy: (seller) => `Venduto da ${seller}`,
  receipt: {
    subject: 'Grazie per averci scritto',
    outcome: {
      ANSWER: 'Abbiamo ricevuto il Suo messaggio e qualcuno Le risponderà via e-mail.',
      DEMONSTRATION: 'Abbiamo ricevuto il Suo messaggio e Le scriveremo per fissare la dimostrazione.',
      PLACE: 'Il Suo posto è riservato. Le invieremo il link via e-mail.',
      MEETING: 'Abbiamo ricevuto il Suo messaggio e Le scriveremo per fissare un orario.',
      REQUEST: 'Abbiamo ricevuto la Sua richiesta e La informeremo via e-mail quando sarà eseguita.',
      OFFERS: 'Abbiamo il Suo indirizzo e Le scriveremo quando inizieranno le offerte.',
    },
    notYou: 'Se non ci ha scritto Lei, qualcuno ha sbagliato indirizzo e non deve fare nulla.',
    shop: 'Vai al negozio',
  },
  invitation: {
    subject: (organization) => `${organization} La invita su Sonde`,
    opening: (organization) =>
      `${organization} desidera accoglierLa nella propria organizzazione su Sonde. Accetti con questo indirizzo e-mail.`,
    openUntil: (day) => `Può accettare fino al ${day}.`,
    accept: 'Accetta l’invito',
    notYou: (organization) =>
      `Se non conosce ${organization}, ignori questa e-mail. Senza di Lei non succede nulla.`,
  },
};
