import type { MailWords } from './mail-words.ts';

const renewsEvery = (years: number) => {
  if (years === 1) return 'hvert år';
  if (years === 2) return 'annethvert år';
  return years === 3 ? 'hvert tredje år' : `hvert ${years}. år`;
};

export const no: MailWords = {
  subject: (number) => `Bestillingen din ${number}`,
  title: (number) => `Takk. Bestilling ${number} er bekreftet`,
  orderedOn: (day) => `Bestilt ${day}.`,
  arrivesOn: (day) => `Bestillingen kommer ${day}.`,
  arrivesBetween: (earliest, latest) => `Bestillingen kommer mellom ${earliest} og ${latest}.`,
  lines: 'Dette har du bestilt',
  each: (price) => `${price} per stk.`,
  free: 'Gratis',
  freeWithCode: (code) => `gratis med koden ${code}`,
  extendedTo: (term) => `Totalt ${term} garanti`,
  price: 'Pris',
  subtotal: 'Delsum',
  discount: 'Rabatt',
  discountWith: (code) => `Rabatt ${code}`,
  shipping: 'Frakt',
  shippingBy: (method) => `Frakt (${method})`,
  taxNames: {
    VAT: 'MVA',
    GST: 'GST',
    SALES_TAX: 'omsetningsavgift',
    NONE: 'avgift',
  },
  tax: {
    GROSS_INCLUDES_TAX: ({ name, rate }) => `Herav ${name} (${rate})`,
    NET_PLUS_TAX: ({ name }) => name,
    REVERSE_CHARGE: ({ name }) => `Omvendt avgiftsplikt: ${name} 0\u00a0%`,
  },
  estimatedTax: 'Anslått avgift',
  registrationNumber: (number) => `Registreringsnummer: ${number}`,
  taxNote: {
    GROSS_INCLUDES_TAX: ({ name, rate }) => `(inkl. ${rate} ${name})`,
    NET_PLUS_TAX: ({ name }) => `(pluss ${name})`,
    REVERSE_CHARGE: ({ name }) => `uten ${name} (omvendt avgiftsplikt)`,
  },
  withoutTax: '(uten avgift)',
  reverseCharge: 'Omvendt avgiftsplikt: kjøperen beregner og betaler MVA.',
  total: 'Totalt',
  payment: 'Betaling',
  nothingToPay: 'Ingenting å betale.',
  paidOn: (day) => `betalt ${day}`,
  underWaySince: (day) => `under behandling siden ${day}`,
  nextCharge: 'Neste betaling',
  renewal: ({ name, day, price, taxNote, years }) =>
    `${name} fornyes ${day} for ${price} ${taxNote} og deretter ${renewsEvery(years)}. Du kan si opp når som helst før det, på kontoen din, på telefon eller e-post.`,
  membershipAccount: (url) =>
    `Du finner brukerplasser, fakturaer og fornyelse på kontoen din: ${url}. Logg inn, eller opprett en konto, med e-postadressen fra denne bestillingen.`,
  rental: ({ name, price, taxNote, day, lastDay }) =>
    `${name}: ${price} ${taxNote} hver måned, minst til og med ${lastDay}. Neste betaling er ${day}.`,
  prepaidMembership: 'Abonnementet ditt',
  prepaid: ({ name, day }) => `${name} gjelder til og med ${day} og fornyes ikke automatisk.`,
  shippingAddress: 'Leveringsadresse',
  billingAddress: 'Fakturaadresse',
  references: 'Referansene dine',
  labelled: (label, value) => `${label}: ${value}`,
  organization: 'Organisasjon',
  purchaseOrderNumber: 'Innkjøpsordrenummer',
  costCentre: 'Kostnadssted',
  vatNumber: 'MVA-nummer',
  support: 'Spørsmål, retur og oppsigelse',
  returns:
    'Du kan returnere alt innen 30 dager etter levering og få hele beløpet tilbake, inkludert MVA og standardfrakt. Ring oss, så sender vi deg en forhåndsbetalt returetikett på e-post.',
  supportHours: {
    AMERICA: 'mandag til fredag kl. 8–18, amerikansk østkysttid',
    BRITAIN: 'mandag til fredag kl. 9–17, London-tid',
    EUROPE: 'mandag til fredag kl. 9–17, norsk tid',
    OCEANIA: 'mandag til fredag kl. 9–17, Sydney-tid',
  },
  toReturn: (phone, hours, address) =>
    `Ved retur eller spørsmål: ring ${phone} (${hours}) eller kontakt oss på ${address}.`,
  toReturnOrCancel: (phone, hours, address) =>
    `Ved retur, oppsigelse eller spørsmål: ring ${phone} (${hours}) eller kontakt oss på ${address}.`,
  terms: (url) => `Vilkår, retur og garanti: ${url}`,
  seeOrder: 'Se bestillingen',
  soldBy: (seller) => `Selges av ${seller}`,
  receipt: {
    subject: 'Takk for at du kontaktet oss',
    outcome: {
      ANSWER: 'Vi har mottatt meldingen din og svarer deg på e-post.',
      DEMONSTRATION: 'Vi har mottatt meldingen din og sender deg en e-post for å avtale en demonstrasjon.',
      PLACE: 'Plassen din er reservert. Vi sender deg lenken på e-post.',
      MEETING: 'Vi har mottatt meldingen din og sender deg en e-post for å avtale et tidspunkt.',
      REQUEST: 'Vi har mottatt forespørselen din og sender deg en e-post når det er gjort.',
      OFFERS: 'Du står på listen. Vi sender deg en e-post når tilbudene starter.',
      PAPER: 'Whitepaperet er klart til å leses.',
      VIDEO: 'Videoen din er klar.',
    },
    result: { PAPER: 'Les whitepaperet', VIDEO: 'Se videoen' },
    notYou:
      'Hvis du ikke har kontaktet oss, har noen oppgitt e-postadressen din ved en feil. Du kan se bort fra denne e-posten.',
    shop: 'Gå til butikken',
  },
  learner: {
    approved: {
      subject: 'Rabatten din for studenter og andre under utdanning',
      opening: (code) => `Vi har bekreftet at du er under utdanning. Koden din er ${code}.`,
      use: (day) =>
        `Skriv den inn i kassen, etter denne e-postadressen. Den gjelder én gang, for én probe, til og med ${day}.`,
    },
    declined: {
      subject: 'Vi kunne ikke bekrefte at du er under utdanning',
      opening: 'Dokumentet du sendte viser ikke at du er under utdanning nå, eller vi kunne ikke lese det.',
      remedy:
        'Du kan sende et annet, for eksempel et studentbevis med dato eller et brev fra lærestedet ditt.',
      again: 'Send et annet dokument',
    },
  },
  declaration: {
    heading: 'Din erklæring',
    fields: {
      cause: (answer) => `Årsak: ${answer}`,
      endsOn: (answer) => `Det skal avsluttes ${answer}.`,
      name: (answer) => `Navn: ${answer}`,
      contract: (answer) => `Avtale: ${answer}`,
      items: (answer) => `Bare disse produktene: ${answer}`,
      email: (answer) => `E-postadresse for denne kvitteringen: ${answer}`,
    },
    notYou:
      'Hvis det ikke var du som sendte meldingen, har noen andre oppgitt e-postadressen din. Svar på denne e-posten, så ordner vi opp.',
    withdrawal: {
      statement: 'Jeg går herved fra avtalen som er nevnt nedenfor.',
      subject: (number) => `Din angremelding: kvittering ${number}`,
      received: (day, time) => `Vi mottok angremeldingen din ${day} kl. ${time}.`,
      confirm: 'Bekreft at du angrer',
      outcome: {
        WITHDRAWN: (order) =>
          `Du har gått fra bestilling ${order}. Ikke noe mer blir sendt, og et eventuelt abonnement du kjøpte med den, er avsluttet. Vi betaler deg tilbake innen 14 dager etter at vi mottok angremeldingen. For produkter du allerede har, kan vi vente til de er kommet tilbake, eller til du har vist at du har sendt dem.`,
        TO_BE_CONFIRMED:
          'Angremeldingen din regnes som mottatt på tidspunktet ovenfor. Bekreft den med knappen nedenfor, så får den virkning med en gang. Ellers ser en medarbeider på den og kontakter deg på denne adressen.',
        TO_BE_CHECKED:
          'Angremeldingen regnes som mottatt på tidspunktet ovenfor. En medarbeider ser på den og kontakter deg på denne adressen.',
      },
    },
    cancellation: {
      subject: (number) => `Oppsigelsen din: kvittering ${number}`,
      received: (day, time) => `Vi mottok oppsigelsen din ${day} kl. ${time}.`,
      statement: {
        ORDINARY: 'Jeg sier opp abonnementet som er nevnt nedenfor, til første mulige dato.',
        FOR_CAUSE: 'Jeg hever abonnementet som er nevnt nedenfor, av særlige grunner.',
      },
      confirm: 'Bekreft oppsigelse',
      outcome: {
        CANCELED: (day) =>
          `Abonnementet ditt fornyes ikke lenger. Det utløper ${day}, og etter det blir ingenting belastet. Du beholder tilgangen til da.`,
        ENDED: (day) => `Abonnementet ditt utløp ${day}. Det fornyes ikke, og ingenting mer blir belastet.`,
        TO_BE_CONFIRMED:
          'Oppsigelsen din regnes som mottatt på tidspunktet ovenfor. Bekreft den med knappen nedenfor, så får den virkning med en gang. Ellers ser en medarbeider på den og kontakter deg på denne adressen.',
        TO_BE_CHECKED:
          'Oppsigelsen regnes som mottatt på tidspunktet ovenfor. En medarbeider ser på den og gir deg beskjed på denne adressen om når abonnementet avsluttes.',
      },
    },
  },
  invitation: {
    subject: (organization) => `${organization} inviterer deg til Sonde`,
    opening: (organization) =>
      `${organization} inviterer deg til organisasjonen sin hos Sonde. Takk ja med denne e-postadressen.`,
    openUntil: (day) => `Du kan takke ja til og med ${day}.`,
    accept: 'Takk ja til invitasjonen',
    notYou: (organization) =>
      `Hvis du ikke kjenner ${organization}, kan du se bort fra denne e-posten. Ingenting skjer hvis du ikke takker ja.`,
  },
  shipment: {
    shipped: (order) => `Bestillingen din ${order} er sendt`,
    somePart: (order) => `En del av bestillingen din ${order} er sendt`,
    items: 'I denne sendingen',
    tracking: (number) => `Sporingsnummer: ${number}`,
    rest: 'Vi sender deg en ny e-post når resten er sendt.',
  },
  tradeIn: {
    credit: 'Innbyttefradrag',
    heading: 'Den gamle proben din',
    send: ({ number, day }) =>
      `Send oss proben med serienummeret ${number} slik at den når oss senest ${day}. Du betaler portoen.`,
    label: (url) => `Skriv ut etiketten: ${url}`,
    late: 'Hvis den ikke har nådd oss innen da, gjelder ikke fradraget lenger, og vi sender deg en regning på e-post for beløpet som ble trukket fra, inkludert MVA.',
    billed: {
      subject: ({ order, amount }) => `Innbyttet ditt for bestilling ${order}: ${amount} å betale`,
      opening: ({ number, day, order }) =>
        `Proben med serienummeret ${number} nådde oss ikke innen ${day}. Fradraget for bestilling ${order} gjelder ikke lenger.`,
      pay: ({ amount, due }) =>
        `Betal ${amount} inkludert MVA senest ${due}. Svar på denne e-posten, så forteller vi deg hvordan du kan betale sikkert. Har du allerede sendt proben, svar med sporingsnummeret.`,
    },
  },
  membership: {
    chargeNear: {
      subject: ({ day }) => `Abonnementet ditt fornyes ${day}`,
      renewal: ({ organization, name, day, amount }) =>
        `Abonnementet til ${organization} (${name}) fornyes ${day}. Da belaster vi ${amount} inkludert alle avgifter.`,
      trial: ({ organization, name, day, amount }) =>
        `Den gratis prøveperioden til ${organization} går snart ut. Abonnementet (${name}) begynner ${day}, og da belaster vi ${amount} inkludert alle avgifter.`,
    },
    cancelRenewal: 'Avslutt automatisk fornyelse',
    toCancel: ({ button, day }) =>
      `Hvis du ikke vil fornye, velger du «${button}» på kontoen din før ${day}. Ingenting blir belastet, og du beholder tilgangen frem til da.`,
    committed: ({ lastDay }) =>
      `Leien har bindingstid til og med ${lastDay}. Hvis du sier den opp før tiden, betaler du for månedene som er igjen.`,
    trialEndNear: {
      subject: ({ day }) => `Den gratis prøveperioden din går ut ${day}`,
      opening: ({ organization, day }) =>
        `Den gratis prøveperioden til ${organization} går ut ${day}. Ingenting blir belastet. Velg et abonnement før den tid hvis du vil beholde tilgangen.`,
    },
    renewed: {
      subject: ({ day }) => `Kvitteringen din: abonnement fornyet til og med ${day}`,
      opening: ({ organization, name, day }) =>
        `Abonnementet til ${organization} (${name}) er fornyet til og med ${day}.`,
      invoice: ({ number }) => `Faktura nr. ${number}`,
      taxIncluded: 'Herav avgifter',
      paid: 'Betalt beløp',
      nextCharge: ({ day }) => `Neste belastning er ${day}.`,
    },
    changed: {
      subject: 'Kvitteringen din: abonnementet er endret',
      opening: ({ organization, name, day }) =>
        `Abonnementet til ${organization} er nå ${name}. Det er betalt til og med ${day}.`,
    },
    chargeFailed: {
      subject: 'Vi kunne ikke fornye abonnementet ditt',
      opening: ({ amount, organization, name }) =>
        `Vi kunne ikke belaste ${amount} for abonnementet til ${organization} (${name}).`,
      nextTry: ({ day, lastDay }) => `Vi prøver igjen ${day}. Du har tilgang til og med ${lastDay}.`,
      remedy:
        'Sjekk betalingsmåten på kontoen din. Hvis banken ber deg bekrefte betalinger, må du lagre kortet på nytt der.',
      payByLink: 'Du kan også betale nå med kort eller på en annen måte. Alle som har lenken, kan betale.',
      pay: 'Betal nå',
    },
    refunded: {
      subject: ({ amount }) => `Vi har refundert ${amount}`,
      opening: ({ amount, organization, name }) =>
        `Vi har refundert ${amount} for abonnementet til ${organization} (${name}).`,
      reason:
        'Abonnementet var allerede endret eller sagt opp da betalingen din kom, så vi har sendt den tilbake. Det kan ta noen dager før beløpet vises på kontoutskriften din.',
    },
    referralCredited: {
      subject: 'Du har fått anbefalingsbonus',
      opening: ({ organization }) =>
        `En person som en bruker i ${organization} har anbefalt, har bestilt hos oss og kan ikke lenger returnere bestillingen.`,
      effect: ({ name }) =>
        `Vi trekker bonusen fra prisen på abonnementet ditt (${name}) ved de neste fornyelsene.`,
      earned: 'Opptjente måneder',
      available: 'Tilgjengelige måneder',
    },
    ended: {
      subject: 'Abonnementet ditt er avsluttet',
      opening: ({ organization, name }) => `Abonnementet til ${organization} (${name}) er avsluttet.`,
      unpaid: 'Vi fikk ikke belastet beløpet innen betalingsfristen.',
      comeBack: 'Du blir ikke belastet igjen. Du kan starte et nytt abonnement når som helst.',
    },
    manage: 'Administrer abonnementet',
  },
};
