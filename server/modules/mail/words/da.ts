import type { MailWords } from './mail-words.ts';

export const da: MailWords = {
  subject: (number) => `Din ordre ${number}`,
  title: (number) => `Tak. Din ordre ${number} er bekræftet`,
  orderedOn: (day) => `Bestilt den ${day}.`,
  arrivesOn: (day) => `Din ordre leveres den ${day}.`,
  arrivesBetween: (earliest, latest) => `Din ordre leveres mellem den ${earliest} og den ${latest}.`,
  lines: 'Det har du bestilt',
  each: (price) => `${price} pr. stk.`,
  free: 'Gratis',
  freeWithCode: (code) => `gratis med koden ${code}`,
  extendedTo: (term) => `Garanti i alt: ${term}`,
  price: 'Pris',
  subtotal: 'Subtotal',
  discount: 'Rabat',
  discountWith: (code) => `Rabat ${code}`,
  shipping: 'Fragt',
  shippingBy: (method) => `Fragt (${method})`,
  taxNames: {
    VAT: 'moms',
    GST: 'GST',
    SALES_TAX: 'omsætningsafgift',
    NONE: 'afgift',
  },
  tax: {
    GROSS_INCLUDES_TAX: ({ name, rate }) => `Inkluderer ${rate} ${name}`,
    NET_PLUS_TAX: ({ name }) => name,
    REVERSE_CHARGE: ({ name }) => `${name}: 0\u00a0%, omvendt betalingspligt`,
  },
  estimatedTax: 'Anslået afgift',
  registrationNumber: (number) => `Registreringsnummer: ${number}`,
  taxNote: {
    GROSS_INCLUDES_TAX: ({ name, rate }) => `(inkl. ${rate} ${name})`,
    NET_PLUS_TAX: ({ name }) => `(ekskl. ${name})`,
    REVERSE_CHARGE: ({ name }) => `uden ${name} (omvendt betalingspligt)`,
  },
  withoutTax: '(uden afgift)',
  reverseCharge: 'Omvendt betalingspligt: Køberen afregner momsen.',
  total: 'I alt',
  payment: 'Betaling',
  nothingToPay: 'Intet at betale.',
  paidOn: (day) => `betalt den ${day}`,
  underWaySince: (day) => `under behandling siden den ${day}`,
  nextCharge: 'Næste betaling',
  renewal: ({ name, day, price, taxNote, years }) =>
    `${name} fornyes den ${day} til ${price} ${taxNote} og derefter ${years === 1 ? 'hvert år' : `hvert ${years}. år`}. Du kan opsige når som helst inden da på din konto eller pr. telefon eller e-mail.`,
  membershipAccount: (url) =>
    `Du finder brugere, fakturaer og fornyelse på din konto: ${url}. Log ind, eller opret en konto, med e-mailadressen fra denne ordre.`,
  rental: ({ name, price, taxNote, day, lastDay }) =>
    `${name}: ${price} ${taxNote} hver måned, mindst til og med den ${lastDay}. Den næste betaling er den ${day}.`,
  prepaidMembership: 'Dit abonnement',
  prepaid: ({ name, day }) => `${name} løber til og med den ${day} og fornyes ikke automatisk.`,
  shippingAddress: 'Leveringsadresse',
  billingAddress: 'Faktureringsadresse',
  references: 'Dine referencer',
  labelled: (label, value) => `${label}: ${value}`,
  organization: 'Organisation',
  purchaseOrderNumber: 'Indkøbsordrenummer',
  costCentre: 'Omkostningssted',
  vatNumber: 'Momsnummer',
  support: 'Spørgsmål, returnering og opsigelse',
  returns:
    'Du kan returnere alt inden for 30 dage efter levering og få hele beløbet tilbage, inklusive moms og standardfragt. Ring til os, så sender vi en forudbetalt returlabel pr. e-mail.',
  supportHours: {
    AMERICA: 'mandag til fredag kl. 8–18, New York-tid',
    BRITAIN: 'mandag til fredag kl. 9–17, London-tid',
    EUROPE: 'mandag til fredag kl. 9–17, Berlin-tid',
    OCEANIA: 'mandag til fredag kl. 9–17, Sydney-tid',
  },
  toReturn: (phone, hours, address) =>
    `Vil du returnere, eller har du spørgsmål, så ring til os på ${phone} (${hours}), eller kontakt os: ${address}`,
  toReturnOrCancel: (phone, hours, address) =>
    `Vil du returnere eller opsige, eller har du spørgsmål, så ring til os på ${phone} (${hours}), eller kontakt os: ${address}`,
  terms: (url) => `Handelsbetingelser, returnering og garanti: ${url}`,
  seeOrder: 'Se din ordre',
  soldBy: (seller) => `Sælges af ${seller}`,
  receipt: {
    subject: 'Tak, fordi du kontaktede os',
    outcome: {
      ANSWER: 'Vi har modtaget din besked og svarer dig pr. e-mail.',
      DEMONSTRATION: 'Vi har modtaget din besked og skriver til dig for at aftale en demonstration.',
      PLACE: 'Din plads er reserveret. Vi sender linket pr. e-mail.',
      MEETING: 'Vi har modtaget din besked og skriver til dig for at aftale et tidspunkt.',
      REQUEST: 'Vi har modtaget din anmodning og skriver til dig, når den er behandlet.',
      OFFERS: 'Du er på listen. Vi skriver til dig, når tilbuddene begynder.',
      PAPER: 'Du kan læse whitepaperet nu.',
      VIDEO: 'Din video er klar.',
    },
    result: { PAPER: 'Læs whitepaperet', VIDEO: 'Se videoen' },
    notYou:
      'Hvis du ikke har kontaktet os, har nogen indtastet din e-mailadresse ved en fejl. Du kan se bort fra denne e-mail.',
    shop: 'Gå til butikken',
  },
  learner: {
    approved: {
      subject: 'Din rabat til studerende og andre under uddannelse',
      opening: (code) => `Vi har bekræftet, at du er under uddannelse. Din kode er ${code}.`,
      use: (day) =>
        `Indtast den i kassen, efter denne e-mailadresse. Den gælder én gang, for én probe, til og med den ${day}.`,
    },
    declined: {
      subject: 'Vi kunne ikke bekræfte, at du er under uddannelse',
      opening:
        'Dokumentet, du sendte, viser ikke, at du er under uddannelse nu, eller vi kunne ikke læse det.',
      remedy:
        'Du kan sende et andet, for eksempel et studiekort med dato eller et brev fra dit uddannelsessted.',
      again: 'Send et andet dokument',
    },
  },
  declaration: {
    heading: 'Din erklæring',
    fields: {
      cause: (answer) => `Årsag: ${answer}`,
      endsOn: (answer) => `Det skal slutte den ${answer}.`,
      name: (answer) => `Navn: ${answer}`,
      contract: (answer) => `Aftale: ${answer}`,
      items: (answer) => `Kun disse varer: ${answer}`,
      email: (answer) => `E-mailadresse til denne kvittering: ${answer}`,
    },
    notYou:
      'Hvis det ikke er dig, der har erklæret dette, har en anden angivet din e-mailadresse. Svar på denne e-mail, så retter vi det.',
    withdrawal: {
      statement: 'Jeg gør hermed min fortrydelsesret gældende for den aftale, der er nævnt nedenfor.',
      subject: (number) => `Din fortrydelse: kvittering ${number}`,
      received: (day, time) => `Vi modtog din fortrydelse den ${day} kl. ${time}.`,
      confirm: 'Bekræft fortrydelse',
      outcome: {
        WITHDRAWN: (order) =>
          `Du har fortrudt ordre ${order}. Der sendes ikke mere, og et abonnement, som du eventuelt har købt med den, er ophørt. Vi betaler dig tilbage senest 14 dage efter, at vi modtog din fortrydelse. For varer, du allerede har, kan vi vente, til vi har fået dem retur, eller du har dokumenteret, at du har sendt dem.`,
        TO_BE_CONFIRMED:
          'Din fortrydelse anses for modtaget på dette tidspunkt. Bekræft den med knappen nedenfor, så den får virkning med det samme. Ellers ser en medarbejder på den og kontakter dig på denne adresse.',
        TO_BE_CHECKED:
          'Din fortrydelse regnes som modtaget på dette tidspunkt. En medarbejder ser på den og kontakter dig på denne adresse.',
      },
    },
    cancellation: {
      subject: (number) => `Din opsigelse: kvittering ${number}`,
      received: (day, time) => `Vi modtog din opsigelse den ${day} kl. ${time}.`,
      statement: {
        ORDINARY: 'Jeg opsiger det abonnement, der er nævnt nedenfor, til den førstkommende mulige dato.',
        FOR_CAUSE: 'Jeg opsiger det abonnement, der er nævnt nedenfor, af vægtig grund.',
      },
      confirm: 'Bekræft opsigelse',
      outcome: {
        CANCELED: (day) =>
          `Dit abonnement fornyes ikke længere. Det slutter den ${day}, og derefter trækkes der ikke flere betalinger. Du beholder din adgang indtil da.`,
        ENDED: (day) =>
          `Dit abonnement sluttede den ${day}. Det fornyes ikke, og der trækkes ikke flere betalinger.`,
        TO_BE_CONFIRMED:
          'Din opsigelse anses for modtaget på dette tidspunkt. Bekræft den med knappen nedenfor, så den får virkning med det samme. Ellers ser en medarbejder på den og kontakter dig på denne adresse.',
        TO_BE_CHECKED:
          'Din opsigelse regnes som modtaget på dette tidspunkt. En medarbejder ser på den og giver dig besked på denne adresse om, hvornår dit abonnement slutter.',
      },
    },
  },
  invitation: {
    subject: (organization) => `${organization} inviterer dig til Sonde`,
    opening: (organization) =>
      `${organization} inviterer dig til at blive en del af sin organisation hos Sonde. Accepter invitationen med denne e-mailadresse.`,
    openUntil: (day) => `Du kan acceptere til og med den ${day}.`,
    accept: 'Accepter invitationen',
    notYou: (organization) =>
      `Hvis du ikke kender ${organization}, kan du se bort fra denne e-mail. Så sker der ikke mere.`,
  },
  shipment: {
    shipped: (order) => `Din ordre ${order} er afsendt`,
    somePart: (order) => `En del af din ordre ${order} er afsendt`,
    items: 'I denne forsendelse',
    tracking: (number) => `Sporingsnummer: ${number}`,
    rest: 'Vi skriver til dig igen, når resten er afsendt.',
  },
  tradeIn: {
    credit: 'Kredit for indbytning',
    heading: 'Din gamle probe',
    send: ({ number, day }) =>
      `Send os proben med serienummeret ${number}, så den når frem til os senest den ${day}. Du betaler portoen.`,
    label: (url) => `Udskriv labelen: ${url}`,
    late: 'Hvis den ikke er nået frem til os inden da, bortfalder kreditten, og vi sender dig en faktura pr. e-mail på det fratrukne beløb inklusive moms.',
    billed: {
      subject: ({ order, amount }) => `Din indbytning til ordre ${order}: ${amount} at betale`,
      opening: ({ number, day, order }) =>
        `Proben med serienummeret ${number} nåede ikke frem til os senest den ${day}. Kreditten for ordre ${order} er bortfaldet.`,
      pay: ({ amount, due }) =>
        `Betal ${amount} inklusive moms senest den ${due}. Svar på denne e-mail, så fortæller vi dig, hvordan du kan betale sikkert. Har du allerede sendt proben, så svar med sporingsnummeret.`,
    },
  },
  membership: {
    chargeNear: {
      subject: ({ day }) => `Dit abonnement fornyes den ${day}`,
      renewal: ({ organization, name, day, amount }) =>
        `Abonnementet for ${organization} (${name}) fornyes den ${day}. Den dag trækker vi ${amount} inklusive alle afgifter.`,
      trial: ({ organization, name, day, amount }) =>
        `Den gratis prøveperiode for ${organization} udløber snart. Abonnementet (${name}) begynder den ${day}, og den dag trækker vi ${amount} inklusive alle afgifter.`,
    },
    cancelRenewal: 'Opsig automatisk fornyelse',
    toCancel: ({ button, day }) =>
      `Hvis du ikke vil forny, skal du vælge ”${button}” på din konto før den ${day}. Der trækkes ikke noget, og du beholder din adgang indtil da.`,
    committed: ({ lastDay }) =>
      `Du er bundet til lejen til og med den ${lastDay}. Hvis du stopper før, betaler du for de resterende måneder.`,
    trialEndNear: {
      subject: ({ day }) => `Din gratis prøveperiode udløber den ${day}`,
      opening: ({ organization, day }) =>
        `Den gratis prøveperiode for ${organization} udløber den ${day}. Der trækkes ikke noget. Vælg et abonnement inden da, hvis du vil beholde adgangen.`,
    },
    renewed: {
      subject: ({ day }) => `Din kvittering: abonnement fornyet til og med den ${day}`,
      opening: ({ organization, name, day }) =>
        `Abonnementet for ${organization} (${name}) er fornyet til og med den ${day}.`,
      invoice: ({ number }) => `Faktura ${number}`,
      taxIncluded: 'Heraf afgifter',
      paid: 'Betalt',
      nextCharge: ({ day }) => `Næste betaling trækkes den ${day}.`,
    },
    changed: {
      subject: 'Din kvittering: abonnement ændret',
      opening: ({ organization, name, day }) =>
        `Abonnementet for ${organization} er nu ${name}. Det er betalt til og med den ${day}.`,
    },
    chargeFailed: {
      subject: 'Vi kunne ikke forny dit abonnement',
      opening: ({ amount, organization, name }) =>
        `Vi kunne ikke trække ${amount} for abonnementet for ${organization} (${name}).`,
      nextTry: ({ day, lastDay }) => `Vi prøver igen den ${day}. Du har adgang til og med den ${lastDay}.`,
      remedy:
        'Kontrollér betalingsmetoden på din konto. Hvis din bank beder dig bekræfte betalinger, skal du gemme dit kort der igen.',
      payByLink: 'Du kan også betale nu med kort eller på en anden måde. Alle, der har linket, kan betale.',
      pay: 'Betal nu',
    },
    refunded: {
      subject: ({ amount }) => `Vi har tilbagebetalt ${amount}`,
      opening: ({ amount, organization, name }) =>
        `Vi har tilbagebetalt ${amount} for abonnementet for ${organization} (${name}).`,
      reason:
        'Abonnementet var allerede ændret eller opsagt, da din betaling kom, så vi har sendt den tilbage. Der kan gå nogle dage, før beløbet fremgår af dit kontoudtog.',
    },
    referralCredited: {
      subject: 'Du har fået anbefalingsbonus',
      opening: ({ organization }) =>
        `En person, som en bruger hos ${organization} har anbefalet, har bestilt hos os og kan ikke længere returnere ordren.`,
      effect: ({ name }) =>
        `Vi modregner bonussen i prisen for dit abonnement (${name}) ved de næste fornyelser.`,
      earned: 'Optjente måneder',
      available: 'Tilgængelige måneder',
    },
    ended: {
      subject: 'Dit abonnement er ophørt',
      opening: ({ organization, name }) => `Abonnementet for ${organization} (${name}) er ophørt.`,
      unpaid: 'Vi kunne ikke trække beløbet inden for betalingsfristen.',
      comeBack: 'Der trækkes ikke mere. Du kan starte et nyt abonnement når som helst.',
    },
    manage: 'Administrer dit abonnement',
  },
};
