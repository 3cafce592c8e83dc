import type { MailWords } from './mail-words.ts';

export const nl: MailWords = {
  subject: (number) => `Uw bestelling ${number}`,
  title: (number) => `Bedankt. Uw bestelling ${number} is bevestigd`,
  orderedOn: (day) => `Besteld op ${day}.`,
  arrivesOn: (day) => `Uw bestelling wordt bezorgd op ${day}.`,
  arrivesBetween: (earliest, latest) => `Uw bestelling wordt bezorgd tussen ${earliest} en ${latest}.`,
  lines: 'Uw bestelling',
  each: (price) => `${price} per stuk`,
  free: 'Gratis',
  freeWithCode: (code) => `gratis met code ${code}`,
  extendedTo: (term) => `Garantie in totaal: ${term}`,
  price: 'Prijs',
  subtotal: 'Subtotaal',
  discount: 'Korting',
  discountWith: (code) => `Korting ${code}`,
  shipping: 'Verzending',
  shippingBy: (method) => `Verzending (${method})`,
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
  estimatedTax: 'Geschatte belasting',
  registrationNumber: (number) => `Registratienummer: ${number}`,
  taxNote: {
    GROSS_INCLUDES_TAX: ({ name, rate }) => `(incl. ${rate} ${name})`,
    NET_PLUS_TAX: ({ name }) => `(excl. ${name})`,
    REVERSE_CHARGE: ({ name }) => `zonder ${name} (verlegd)`,
  },
  withoutTax: '(zonder belasting)',
  reverseCharge: 'Btw verlegd: de koper draagt de btw af.',
  total: 'Totaal',
  payment: 'Betaling',
  nothingToPay: 'Niets te betalen.',
  paidOn: (day) => `betaald op ${day}`,
  underWaySince: (day) => `in verwerking sinds ${day}`,
  nextCharge: 'Volgende afschrijving',
  renewal: ({ name, day, price, taxNote, years }) =>
    `${name} wordt op ${day} verlengd voor ${price} ${taxNote} en daarna ${years === 1 ? 'elk jaar' : `elke ${years} jaar`}. Tot die tijd kunt u op elk moment in uw account, telefonisch of per e-mail opzeggen.`,
  membershipAccount: (url) =>
    `Uw gebruikers, facturen en verlenging vindt u in uw account: ${url}. Log in, of maak een account aan, met het e-mailadres van deze bestelling.`,
  rental: ({ name, price, taxNote, day, lastDay }) =>
    `${name}: ${price} ${taxNote} per maand, minimaal tot en met ${lastDay}. De volgende betaling is op ${day}.`,
  prepaidMembership: 'Uw abonnement',
  prepaid: ({ name, day }) => `${name} loopt tot en met ${day} en wordt niet automatisch verlengd.`,
  shippingAddress: 'Bezorgadres',
  billingAddress: 'Factuuradres',
  references: 'Uw referenties',
  labelled: (label, value) => `${label}: ${value}`,
  organization: 'Organisatie',
  purchaseOrderNumber: 'Inkoopordernummer',
  costCentre: 'Kostenplaats',
  vatNumber: 'Btw-nummer',
  support: 'Vragen, retouren en opzeggen',
  returns:
    'U kunt alles binnen 30 dagen na levering retourneren en krijgt het volledige bedrag terug, inclusief belasting en standaardverzending. Bel ons, dan mailen we u een gratis retourlabel.',
  supportHours: {
    AMERICA: 'maandag t/m vrijdag, 8.00–18.00 uur, New Yorkse tijd',
    BRITAIN: 'maandag t/m vrijdag, 9.00–17.00 uur, Londense tijd',
    EUROPE: 'maandag t/m vrijdag, 9.00–17.00 uur, Berlijnse tijd',
    OCEANIA: 'maandag t/m vrijdag, 9.00–17.00 uur, tijd in Sydney',
  },
  toReturn: (phone, hours, address) =>
    `Voor een retour of bij vragen: bel ${phone} (${hours}) of neem contact op: ${address}`,
  toReturnOrCancel: (phone, hours, address) =>
    `Voor een retour, een opzegging of bij vragen: bel ${phone} (${hours}) of neem contact op: ${address}`,
  terms: (url) => `Algemene voorwaarden, retouren en garantie: ${url}`,
  seeOrder: 'Bestelling bekijken',
  soldBy: (seller) => `Verkocht door ${seller}`,
  receipt: {
    subject: 'Bedankt voor uw bericht',
    outcome: {
      ANSWER: 'We hebben uw bericht ontvangen en antwoorden u per e-mail.',
      DEMONSTRATION: 'We hebben uw bericht ontvangen en mailen u om een demonstratie af te spreken.',
      PLACE: 'Uw plaats is gereserveerd. We mailen u de link.',
      MEETING: 'We hebben uw bericht ontvangen en mailen u om een tijd af te spreken.',
      REQUEST: 'We hebben uw verzoek ontvangen en mailen u wanneer het is afgehandeld.',
      OFFERS: 'U staat op de lijst. We mailen u zodra de aanbiedingen beginnen.',
      PAPER: 'De whitepaper staat voor u klaar.',
      VIDEO: 'Uw video staat klaar.',
    },
    result: { PAPER: 'Whitepaper lezen', VIDEO: 'Video bekijken' },
    notYou:
      'Hebt u geen contact met ons opgenomen, dan heeft iemand per ongeluk uw e-mailadres ingevuld. U kunt deze e-mail negeren.',
    shop: 'Naar de winkel',
  },
  learner: {
    approved: {
      subject: 'Uw korting voor studenten en anderen in opleiding',
      opening: (code) => `We hebben bevestigd dat u in opleiding bent. Uw code is ${code}.`,
      use: (day) =>
        `Vul hem bij het afrekenen in, na dit e-mailadres. Hij geldt één keer, voor één echoprobe, tot en met ${day}.`,
    },
    declined: {
      subject: 'We konden niet bevestigen dat u in opleiding bent',
      opening:
        'Uit het document dat u hebt gestuurd, blijkt niet dat u nu een opleiding volgt, of we konden het niet lezen.',
      remedy:
        'U kunt een ander document sturen, zoals een studentenpas met datum of een brief van uw opleiding.',
      again: 'Een ander document sturen',
    },
  },
  declaration: {
    heading: 'Uw verklaring',
    fields: {
      cause: (answer) => `Reden: ${answer}`,
      endsOn: (answer) => `Ik wil dat het eindigt op ${answer}.`,
      name: (answer) => `Naam: ${answer}`,
      contract: (answer) => `Overeenkomst: ${answer}`,
      items: (answer) => `Alleen deze artikelen: ${answer}`,
      email: (answer) => `E-mailadres voor deze bevestiging: ${answer}`,
    },
    notYou:
      'Hebt u dit niet verklaard, dan heeft iemand anders uw e-mailadres ingevuld. Beantwoord deze e-mail, dan kunnen wij dit rechtzetten.',
    withdrawal: {
      statement: 'Ik herroep hierbij de hieronder genoemde overeenkomst.',
      subject: (number) => `Uw herroeping: ontvangstbevestiging ${number}`,
      received: (day, time) => `We hebben uw herroeping op ${day} om ${time} ontvangen.`,
      confirm: 'Herroeping bevestigen',
      outcome: {
        WITHDRAWN: (order) =>
          `U hebt bestelling ${order} herroepen. Er wordt niets meer verzonden en het abonnement dat u er eventueel bij hebt gekocht, is beëindigd. We betalen u binnen 14 dagen na ontvangst van uw herroeping terug; voor artikelen die u al hebt, kunnen we wachten tot ze terug zijn of tot u hebt aangetoond dat u ze hebt verzonden.`,
        TO_BE_CONFIRMED:
          'Uw herroeping geldt als ontvangen op het bovenstaande tijdstip. Bevestig deze met de knop hieronder, dan is ze direct van kracht. Anders bekijkt ons team uw herroeping en nemen we via dit adres contact met u op.',
        TO_BE_CHECKED:
          'Uw herroeping geldt als ontvangen op het bovenstaande tijdstip. Een medewerker bekijkt deze en neemt via dit adres contact met u op.',
      },
    },
    cancellation: {
      subject: (number) => `Uw opzegging: ontvangstbevestiging ${number}`,
      received: (day, time) => `We hebben uw opzegging op ${day} om ${time} ontvangen.`,
      statement: {
        ORDINARY: 'Ik zeg het hieronder genoemde abonnement op tegen de eerstvolgende mogelijke datum.',
        FOR_CAUSE: 'Ik zeg het hieronder genoemde abonnement op om een dringende reden.',
      },
      confirm: 'Opzegging bevestigen',
      outcome: {
        CANCELED: (day) =>
          `Uw abonnement wordt niet meer verlengd. Het eindigt op ${day} en daarna wordt er niets meer afgeschreven. Tot die tijd houdt u toegang.`,
        ENDED: (day) =>
          `Uw abonnement is geëindigd op ${day}. Het wordt niet verlengd en er wordt niets meer afgeschreven.`,
        TO_BE_CONFIRMED:
          'Uw opzegging geldt als ontvangen op het bovenstaande tijdstip. Bevestig deze met de knop hieronder, dan is ze direct van kracht. Anders bekijkt ons team uw opzegging en nemen we via dit adres contact met u op.',
        TO_BE_CHECKED:
          'Uw opzegging geldt als ontvangen op het bovenstaande tijdstip. Een medewerker bekijkt deze en laat u via dit adres weten wanneer uw abonnement eindigt.',
      },
    },
  },
  invitation: {
    subject: (organization) => `${organization} nodigt u uit bij Sonde`,
    opening: (organization) =>
      `${organization} nodigt u uit om u bij de organisatie op Sonde aan te sluiten. Accepteer de uitnodiging met dit e-mailadres.`,
    openUntil: (day) => `U kunt de uitnodiging accepteren tot en met ${day}.`,
    accept: 'Uitnodiging accepteren',
    notYou: (organization) =>
      `Kent u ${organization} niet, dan kunt u deze e-mail negeren. Er gebeurt dan niets.`,
  },
  shipment: {
    shipped: (order) => `Uw bestelling ${order} is verzonden`,
    somePart: (order) => `Een deel van uw bestelling ${order} is verzonden`,
    items: 'In deze zending',
    tracking: (number) => `Trackingnummer: ${number}`,
    rest: 'We mailen u opnieuw zodra de rest is verzonden.',
  },
  tradeIn: {
    credit: 'Inruiltegoed',
    heading: 'Uw oude echoprobe',
    send: ({ number, day }) =>
      `Stuur ons de echoprobe met het serienummer ${number} zo op dat deze uiterlijk op ${day} bij ons is. De verzendkosten zijn voor uw rekening.`,
    label: (url) => `Label afdrukken: ${url}`,
    late: 'Als de echoprobe dan niet bij ons is, vervalt het tegoed en mailen we u een factuur voor het afgetrokken bedrag, inclusief belasting.',
    billed: {
      subject: ({ order, amount }) => `Uw inruil bij bestelling ${order}: ${amount} te betalen`,
      opening: ({ number, day, order }) =>
        `De echoprobe met het serienummer ${number} was op ${day} niet bij ons. Het tegoed voor bestelling ${order} is vervallen.`,
      pay: ({ amount, due }) =>
        `Betaal ${amount}, inclusief belasting, uiterlijk op ${due}. Beantwoord deze e-mail, dan laten we u weten hoe u veilig kunt betalen. Hebt u de echoprobe al verstuurd, antwoord dan met het trackingnummer.`,
    },
  },
  membership: {
    chargeNear: {
      subject: ({ day }) => `Uw abonnement wordt verlengd op ${day}`,
      renewal: ({ organization, name, day, amount }) =>
        `Het abonnement van ${organization} (${name}) wordt verlengd op ${day}. Op die dag schrijven we ${amount} af, inclusief alle belastingen.`,
      trial: ({ organization, name, day, amount }) =>
        `De gratis proefperiode van ${organization} loopt bijna af. Het abonnement (${name}) begint op ${day} en op die dag schrijven we ${amount} af, inclusief alle belastingen.`,
    },
    cancelRenewal: 'Automatische verlenging opzeggen',
    toCancel: ({ day, button }) =>
      `Wilt u niet verlengen, kies dan vóór ${day} in uw account ‘${button}’. Er wordt niets afgeschreven en u houdt tot die tijd toegang.`,
    committed: ({ lastDay }) =>
      `De afgesproken huurperiode loopt tot en met ${lastDay}. Als u eerder stopt, betaalt u de resterende maanden.`,
    trialEndNear: {
      subject: ({ day }) => `Uw gratis proefperiode eindigt op ${day}`,
      opening: ({ organization, day }) =>
        `De gratis proefperiode van ${organization} eindigt op ${day}. Er wordt niets afgeschreven. Wilt u toegang houden, kies dan vóór die tijd een abonnement.`,
    },
    renewed: {
      subject: ({ day }) => `Uw betaalbewijs: abonnement verlengd tot en met ${day}`,
      opening: ({ organization, name, day }) =>
        `Het abonnement van ${organization} (${name}) is verlengd tot en met ${day}.`,
      invoice: ({ number }) => `Factuur ${number}`,
      taxIncluded: 'Inbegrepen belastingen',
      paid: 'Betaald',
      nextCharge: ({ day }) => `De volgende afschrijving is op ${day}.`,
    },
    changed: {
      subject: 'Uw betaalbewijs: abonnement gewijzigd',
      opening: ({ organization, name, day }) =>
        `Het abonnement van ${organization} is nu ${name}. Het is betaald tot en met ${day}.`,
    },
    chargeFailed: {
      subject: 'We konden uw abonnement niet verlengen',
      opening: ({ amount, organization, name }) =>
        `We konden ${amount} voor het abonnement van ${organization} (${name}) niet afschrijven.`,
      nextTry: ({ day, lastDay }) =>
        `We proberen het opnieuw op ${day}. U houdt toegang tot en met ${lastDay}.`,
      remedy:
        'Controleer de betaalmethode in uw account. Vraagt uw bank u betalingen te bevestigen, sla uw kaart daar dan opnieuw op.',
      payByLink:
        'U kunt ook nu betalen, met een kaart of op een andere manier. Iedereen met de link kan betalen.',
      pay: 'Nu betalen',
    },
    refunded: {
      subject: ({ amount }) => `We hebben ${amount} terugbetaald`,
      opening: ({ amount, organization, name }) =>
        `We hebben ${amount} terugbetaald voor het abonnement van ${organization} (${name}).`,
      reason:
        'Het abonnement was al gewijzigd of opgezegd toen uw betaling binnenkwam. Daarom hebben we die teruggestort. Het kan enkele dagen duren voordat u dit op uw afschrift ziet.',
    },
    referralCredited: {
      subject: 'U hebt aanbevelingstegoed verdiend',
      opening: ({ organization }) =>
        `Iemand die door een gebruiker van ${organization} is aanbevolen, heeft bij ons besteld en kan de bestelling niet meer retourneren.`,
      effect: ({ name }) =>
        `We verrekenen het tegoed met uw abonnement (${name}) bij de volgende verlengingen.`,
      earned: 'Verdiende maanden',
      available: 'Beschikbare maanden',
    },
    ended: {
      subject: 'Uw abonnement is beëindigd',
      opening: ({ organization, name }) => `Het abonnement van ${organization} (${name}) is beëindigd.`,
      unpaid: 'We konden het bedrag niet binnen de betaaltermijn afschrijven.',
      comeBack: 'Er wordt niets meer afgeschreven. U kunt op elk moment een nieuw abonnement starten.',
    },
    manage: 'Abonnement beheren',
  },
};
