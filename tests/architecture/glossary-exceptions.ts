/** By language: a part of an English text, and a word that the term list replaces but this text needs. */
export const glossaryExceptions: Readonly<
  Record<string, readonly (readonly [text: string, word: string])[]>
> = {
  // What such organizations call themselves.
  ar: [
    ['Charity or aid organization', 'منظمة'],
    // To view.
    ['View your quote', 'عرض'],
  ],
  // "Room for", an idiom.
  da: [
    ['seat', 'plads'],
    ['Remove', 'plads'],
  ],
  // A telephone, and the customs office.
  de: [
    ['hone', 'Telefon'],
    ['Customs may charge', 'Zoll'],
    // Everyone whom a school teaches.
    ['how many learners you have', 'Lernende'],
  ],
  es: [['urchase order number', 'orden']],
  fi: [
    ['Customs may charge', 'periä'],
    ['free return shipping', 'maksuton'],
    ['isn’t an order', 'tilaus'],
  ],
  // A phone or tablet, and an order that is canceled.
  fr: [
    ['scans stay on your device', 'appareil'],
    ['Charity or aid organization', 'organisation'],
    ['ancel', 'annuler'],
  ],
  it: [
    ['Charity or aid organization', 'organizzazione'],
    ['ancel', 'annullare'],
    ['Protection', 'protezione'],
  ],
  nl: [['animal and owner', 'eigenaar']],
  no: [['Your browser is blocking cookies', 'vare']],
  pl: [['Practice owner', 'właściciel']],
  pt: [
    ['animal and owner', 'dono'],
    ['ree trial', 'gratuito'],
    // A request.
    ['processing your request', 'pedido'],
    ['You have withdrawn', 'pedido'],
  ],
};

/** The keys of mails and documents whose form depends on their place: in brackets, at the head of a column, after a noun. */
export const placedWords: readonly string[] = [
  'supportHours.AMERICA',
  'supportHours.BRITAIN',
  'supportHours.EUROPE',
  'supportHours.OCEANIA',
  'quantity',
  'paid',
  'membership.renewed.paid',
  'invoice',
  'card',
];
