import type { MailWords } from './mail-words.ts';

const reach = (phone: string, address: string) =>
  `ring ${phone} (måndag till fredag, kl. 8–18 amerikansk östkusttid) eller skriv till oss: ${address}`;

export const sv: MailWords = {
  subject: (number) => `Din beställning ${number}`,
  title: (number) => `Tack. Din beställning ${number} är bekräftad`,
  orderedOn: (day) => `Beställd den ${day}.`,
  arrivesOn: (day) => `Din beställning kommer den ${day}.`,
  arrivesBetween: (earliest, latest) => `Din beställning kommer mellan den ${earliest} och den ${latest}.`,
  lines: 'Det här beställde du',
  each: (price) => `${price} per styck`,
  free: 'Gratis',
  freeWithCode: (code) => `gratis med koden ${code}`,
  extendedTo: (term) => `Förlängd till ${term} totalt, det år som ingår medräknat`,
  price: 'Pris',
  subtotal: 'Delsumma',
  discount: 'Rabatt',
  shipping: 'Frakt',
  taxNames: {
    VAT: 'moms',
    GST: 'GST',
    SALES_TAX: 'omsättningsskatt',
    NONE: 'skatt',
  },
  tax: {
    GROSS_INCLUDES_TAX: ({ name, rate }) => `Inkluderar ${rate} ${name}`,
    NET_PLUS_TAX: ({ name }) => name,
    REVERSE_CHARGE: ({ name }) => `Omvänd betalningsskyldighet: ${name} 0\u00a0%`,
  },
  registrationNumber: (number) => `Registreringsnummer: ${number}`,
  taxNote: {
    GROSS_INCLUDES_TAX: ({ name, rate }) => `inkl. ${rate} ${name}`,
    NET_PLUS_TAX: ({ name }) => `plus ${name}`,
    REVERSE_CHARGE: ({ name }) => `utan ${name} (omvänd betalningsskyldighet)`,
  },
  withoutTax: 'utan skatt',
  reverseCharge: 'Omvänd betalningsskyldighet: köparen redovisar momsen.',
  total: 'Totalt',
  payment: 'Betalning',
  nothingToPay: 'Inget att betala.',
  paidOn: (day) => `betald den ${day}`,
  underWaySince: (day) => `pågår sedan den ${day}`,
  nextCharge: 'Nästa betalning',
  renewal: ({ name, day, price, taxNote, years }) =>
    `${name} förnyas den ${day} för ${price} ${taxNote} och därefter ${years === 1 ? 'varje år' : `med ${years} års mellanrum`}. Du kan säga upp fram till dess: ring eller skriv till oss.`,
  shippingAddress: 'Leveransadress',
  billingAddress: 'Fakturaadress',
  references: 'Dina referenser',
  organization: 'Organisation',
  purchaseOrderNumber: 'Inköpsordernummer',
  costCentre: 'Kostnadsställe',
  vatNumber: 'Momsregistreringsnummer',
  support: 'Frågor, returer, uppsägning',
  returns:
    'Du kan returnera allt inom 30 dagar efter leveransen och få tillbaka hela priset, inklusive moms och standardfrakt. Ring oss, så skickar vi en etikett.',
  toReturn: (phone, address) => `Vill du returnera eller har du frågor: ${reach(phone, address)}`,
  toReturnOrCancel: (phone, address) =>
    `Vill du returnera, säga upp eller har du frågor: ${reach(phone, address)}`,
  terms: (url) => `Villkor, returer och garanti: ${url}`,
  seeOrder: 'Se din beställning',
  soldBy: (seller) => `Säljs av ${seller}`,
  receipt: {
    subject: 'Tack för ditt meddelande',
    outcome: {
      ANSWER: 'Vi har fått ditt meddelande och svarar dig via e-post.',
      DEMONSTRATION:
        'Vi har fått ditt meddelande och skriver till dig för att hitta en tid för demonstrationen.',
      PLACE: 'Din plats är reserverad. Vi skickar länken via e-post.',
      MEETING: 'Vi har fått ditt meddelande och skriver till dig för att hitta en tid.',
      REQUEST: 'Vi har fått din begäran och meddelar dig via e-post när det är gjort.',
      OFFERS: 'Vi har din adress och skriver till dig när erbjudandena börjar.',
    },
    notYou: 'Om du inte har skrivit till oss har någon skrivit fel adress, och du behöver inte göra något.',
    shop: 'Gå till butiken',
  },
  invitation: {
    subject: (organization) => `${organization} bjuder in dig till Sonde`,
    opening: (organization) =>
      `${organization} vill ha med dig i sin organisation hos Sonde. Acceptera med den här e-postadressen.`,
    openUntil: (day) => `Du kan acceptera till och med ${day}.`,
    accept: 'Acceptera inbjudan',
    notYou: (organization) =>
      `Om du inte känner till ${organization} kan du bortse från det här mejlet. Inget händer utan dig.`,
  },
};
