import type { MailWords } from './mail-words.ts';

export const de: MailWords = {
  subject: (number) => `Ihre Bestellung ${number}`,
  title: (number) => `Vielen Dank. Ihre Bestellung ${number} ist bestätigt`,
  orderedOn: (day) => `Bestellt am ${day}.`,
  arrivesOn: (day) => `Ihre Bestellung wird am ${day} geliefert.`,
  arrivesBetween: (earliest, latest) =>
    `Ihre Bestellung wird zwischen dem ${earliest} und dem ${latest} geliefert.`,
  lines: 'Ihre Bestellung',
  each: (price) => `${price} pro Stück`,
  free: 'Kostenlos',
  freeWithCode: (code) => `gratis mit Code ${code}`,
  extendedTo: (term) => `Garantie insgesamt: ${term}`,
  price: 'Preis',
  subtotal: 'Zwischensumme',
  discount: 'Rabatt',
  discountWith: (code) => `Rabatt ${code}`,
  shipping: 'Versand',
  shippingBy: (method) => `Versand (${method})`,
  taxNames: {
    VAT: 'MwSt.',
    GST: 'GST',
    SALES_TAX: 'Verkaufssteuer',
    NONE: 'Steuer',
  },
  tax: {
    GROSS_INCLUDES_TAX: ({ name, rate }) => `Enthält ${rate} ${name}`,
    NET_PLUS_TAX: ({ name }) => name,
    REVERSE_CHARGE: ({ name }) => `${name}: 0\u00a0%, Reverse-Charge-Verfahren`,
  },
  estimatedTax: 'Steuer (geschätzt)',
  registrationNumber: (number) => `Registrierungsnummer: ${number}`,
  taxNote: {
    GROSS_INCLUDES_TAX: ({ name, rate }) => `(inkl. ${rate} ${name})`,
    NET_PLUS_TAX: ({ name }) => `(zzgl. ${name})`,
    REVERSE_CHARGE: ({ name }) => `ohne ${name} (Reverse-Charge-Verfahren)`,
  },
  withoutTax: '(ohne Steuer)',
  reverseCharge: 'Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge).',
  total: 'Gesamtsumme',
  payment: 'Zahlung',
  nothingToPay: 'Kein Betrag fällig.',
  paidOn: (day) => `bezahlt am ${day}`,
  underWaySince: (day) => `wird seit dem ${day} verarbeitet`,
  nextCharge: 'Nächste Abbuchung',
  renewal: ({ name, day, price, taxNote, years }) =>
    `${name} verlängert sich am ${day} zum Preis von ${price} ${taxNote}, danach ${years === 1 ? 'jedes Jahr' : `alle ${years} Jahre`}. Bis dahin können Sie jederzeit in Ihrem Konto, telefonisch oder per E-Mail kündigen.`,
  membershipAccount: (url) =>
    `Plätze, Rechnungen und Verlängerung finden Sie in Ihrem Konto: ${url}. Melden Sie sich mit der E-Mail-Adresse dieser Bestellung an, oder erstellen Sie damit ein Konto.`,
  rental: ({ name, price, taxNote, day, lastDay }) =>
    `${name}: ${price} ${taxNote} pro Monat, mindestens bis einschließlich ${lastDay}. Die nächste Zahlung ist am ${day} fällig.`,
  prepaidMembership: 'Ihre Mitgliedschaft',
  prepaid: ({ name, day }) =>
    `${name} läuft bis einschließlich ${day} und verlängert sich nicht automatisch.`,
  shippingAddress: 'Lieferadresse',
  billingAddress: 'Rechnungsadresse',
  references: 'Ihre Referenzen',
  labelled: (label, value) => `${label}: ${value}`,
  organization: 'Organisation',
  purchaseOrderNumber: 'Ihre Bestellreferenz',
  costCentre: 'Kostenstelle',
  vatNumber: 'USt-IdNr.',
  support: 'Fragen, Rückgabe und Kündigung',
  returns:
    'Sie können alles innerhalb von 30 Tagen nach der Lieferung zurückgeben und erhalten den vollen Betrag zurück, einschließlich Steuer und Standardversand. Rufen Sie uns an, dann senden wir Ihnen ein frankiertes Rücksendeetikett per E-Mail.',
  supportHours: {
    AMERICA: 'Montag bis Freitag, 8 bis 18 Uhr US-Ostküstenzeit',
    BRITAIN: 'Montag bis Freitag, 9 bis 17 Uhr Londoner Zeit',
    EUROPE: 'Montag bis Freitag, 9 bis 17 Uhr Berliner Zeit',
    OCEANIA: 'Montag bis Freitag, 9 bis 17 Uhr Ortszeit in Sydney',
  },
  toReturn: (phone, hours, address) =>
    `Bei Fragen oder für eine Rückgabe rufen Sie uns unter ${phone} an (${hours}) oder schreiben Sie uns: ${address}`,
  toReturnOrCancel: (phone, hours, address) =>
    `Bei Fragen, für eine Rückgabe oder Kündigung rufen Sie uns unter ${phone} an (${hours}) oder schreiben Sie uns: ${address}`,
  terms: (url) => `Allgemeine Geschäftsbedingungen, Rückgabe und Garantie: ${url}`,
  seeOrder: 'Bestellung ansehen',
  soldBy: (seller) => `Verkäufer: ${seller}`,
  receipt: {
    subject: 'Vielen Dank für Ihre Nachricht',
    outcome: {
      ANSWER: 'Wir haben Ihre Nachricht erhalten und antworten Ihnen per E-Mail.',
      DEMONSTRATION:
        'Wir haben Ihre Nachricht erhalten und melden uns per E-Mail, um einen Termin für die Vorführung zu vereinbaren.',
      PLACE: 'Ihr Platz ist reserviert. Wir senden Ihnen den Link per E-Mail.',
      MEETING: 'Wir haben Ihre Nachricht erhalten und melden uns per E-Mail, um einen Termin zu vereinbaren.',
      REQUEST: 'Wir haben Ihre Anfrage erhalten und informieren Sie per E-Mail, sobald sie erledigt ist.',
      OFFERS: 'Sie stehen auf der Liste. Wir schreiben Ihnen eine E-Mail, sobald die Angebote starten.',
      PAPER: 'Ihr Whitepaper steht zum Lesen bereit.',
      VIDEO: 'Ihr Video steht bereit.',
    },
    result: { PAPER: 'Whitepaper lesen', VIDEO: 'Video ansehen' },
    notYou:
      'Wenn Sie uns nicht kontaktiert haben, wurde Ihre E-Mail-Adresse versehentlich angegeben. Sie können diese E-Mail dann ignorieren.',
    shop: 'Zum Shop',
  },
  learner: {
    approved: {
      subject: 'Ihr Rabatt für Studierende und Auszubildende',
      opening: (code) => `Wir haben Ihren Nachweis geprüft und bestätigt. Ihr Code lautet ${code}.`,
      use: (day) =>
        `Geben Sie ihn an der Kasse ein, nach dieser E-Mail-Adresse. Er gilt einmal, für einen Schallkopf, bis zum ${day}.`,
    },
    declined: {
      subject: 'Wir konnten Ihr Studium oder Ihre Ausbildung nicht bestätigen',
      opening:
        'Das gesendete Dokument weist nicht nach, dass Sie derzeit studieren oder ausgebildet werden, oder es war nicht lesbar.',
      remedy:
        'Sie können ein anderes senden, zum Beispiel einen Studienausweis mit Datum oder ein Schreiben Ihrer Hochschule.',
      again: 'Anderes Dokument senden',
    },
  },
  declaration: {
    heading: 'Ihre Erklärung',
    fields: {
      cause: (answer) => `Kündigungsgrund: ${answer}`,
      endsOn: (answer) => `Sie soll am ${answer} enden.`,
      name: (answer) => `Ihr Name: ${answer}`,
      contract: (answer) => `Vertrag: ${answer}`,
      items: (answer) => `Nur diese Artikel: ${answer}`,
      email: (answer) => `E-Mail-Adresse für diese Bestätigung: ${answer}`,
    },
    notYou:
      'Falls Sie das nicht erklärt haben, hat jemand anderes Ihre E-Mail-Adresse angegeben. Bitte antworten Sie auf diese E-Mail, damit wir das klären können.',
    withdrawal: {
      statement: 'Hiermit widerrufe ich den unten genannten Vertrag.',
      subject: (number) => `Ihr Widerruf: Eingangsbestätigung ${number}`,
      received: (day, time) => `Wir haben Ihren Widerruf am ${day} um ${time} erhalten.`,
      confirm: 'Widerruf bestätigen',
      outcome: {
        WITHDRAWN: (order) =>
          `Sie haben die Bestellung ${order} widerrufen. Es wird nichts mehr versandt, und eine damit erworbene Mitgliedschaft ist beendet. Wir erstatten Ihre Zahlung innerhalb von 14 Tagen nach Eingang Ihres Widerrufs; bei Waren, die Sie bereits erhalten haben, können wir damit warten, bis sie zurück sind oder Sie den Versand nachgewiesen haben.`,
        TO_BE_CONFIRMED:
          'Ihr Widerruf gilt als zu diesem Zeitpunkt eingegangen. Bestätigen Sie ihn über die Schaltfläche unten, damit er sofort wirksam wird. Andernfalls prüft ihn unser Team und meldet sich unter dieser Adresse bei Ihnen.',
        TO_BE_CHECKED:
          'Ihr Widerruf gilt als zu diesem Zeitpunkt eingegangen. Unser Team prüft ihn und meldet sich unter dieser Adresse bei Ihnen.',
      },
    },
    cancellation: {
      subject: (number) => `Ihre Kündigung: Eingangsbestätigung ${number}`,
      received: (day, time) => `Wir haben Ihre Kündigung am ${day} um ${time} erhalten.`,
      statement: {
        ORDINARY:
          'Hiermit kündige ich die unten genannte Mitgliedschaft ordentlich zum nächstmöglichen Zeitpunkt.',
        FOR_CAUSE: 'Hiermit kündige ich die unten genannte Mitgliedschaft außerordentlich.',
      },
      confirm: 'Kündigung bestätigen',
      outcome: {
        CANCELED: (day) =>
          `Ihre Mitgliedschaft verlängert sich nicht mehr. Sie endet am ${day}, und danach wird nichts mehr abgebucht. Bis dahin behalten Sie Ihren Zugang.`,
        ENDED: (day) =>
          `Ihre Mitgliedschaft ist am ${day} abgelaufen. Sie verlängert sich nicht, und es wird nichts mehr abgebucht.`,
        TO_BE_CONFIRMED:
          'Ihre Kündigung gilt als zu diesem Zeitpunkt eingegangen. Bestätigen Sie sie über die Schaltfläche unten, damit sie sofort wirksam wird. Andernfalls prüft sie unser Team und meldet sich unter dieser Adresse bei Ihnen.',
        TO_BE_CHECKED:
          'Ihre Kündigung gilt als zu diesem Zeitpunkt eingegangen. Unser Team prüft sie und teilt Ihnen unter dieser Adresse mit, wann Ihre Mitgliedschaft endet.',
      },
    },
  },
  invitation: {
    subject: (organization) => `${organization} lädt Sie zu Sonde ein`,
    opening: (organization) =>
      `${organization} lädt Sie ein, der Organisation bei Sonde beizutreten. Bitte nehmen Sie die Einladung mit dieser E-Mail-Adresse an.`,
    openUntil: (day) => `Sie können die Einladung bis zum ${day} annehmen.`,
    accept: 'Einladung annehmen',
    notYou: (organization) =>
      `Wenn Sie ${organization} nicht kennen, können Sie diese E-Mail ignorieren. Es geschieht dann nichts weiter.`,
  },
  shipment: {
    shipped: (order) => `Ihre Bestellung ${order} ist unterwegs`,
    somePart: (order) => `Ein Teil Ihrer Bestellung ${order} ist unterwegs`,
    items: 'In dieser Sendung',
    tracking: (number) => `Sendungsnummer: ${number}`,
    rest: 'Sobald der Rest unterwegs ist, schreiben wir Ihnen erneut.',
  },
  tradeIn: {
    credit: 'Gutschrift für die Inzahlungnahme',
    heading: 'Ihr alter Schallkopf',
    send: ({ number, day }) =>
      `Senden Sie uns den Schallkopf mit der Seriennummer ${number} so, dass er bis zum ${day} bei uns ist. Das Porto tragen Sie.`,
    label: (url) => `Etikett drucken: ${url}`,
    late: 'Wenn er bis dahin nicht bei uns ist, entfällt die Gutschrift, und wir senden Ihnen per E-Mail eine Rechnung über den abgezogenen Betrag einschließlich Steuer.',
    billed: {
      subject: ({ order, amount }) => `Ihre Inzahlungnahme zur Bestellung ${order}: ${amount} offen`,
      opening: ({ number, day, order }) =>
        `Der Schallkopf mit der Seriennummer ${number} ist bis zum ${day} nicht bei uns eingegangen. Ihre Gutschrift für die Bestellung ${order} entfällt.`,
      pay: ({ amount, due }) =>
        `Bitte zahlen Sie ${amount} einschließlich Steuer bis zum ${due}. Antworten Sie auf diese E-Mail, dann senden wir Ihnen einen sicheren Zahlungsweg. Haben Sie den Schallkopf bereits abgeschickt, antworten Sie bitte mit der Sendungsnummer.`,
    },
  },
  membership: {
    chargeNear: {
      subject: ({ day }) => `Ihre Mitgliedschaft verlängert sich am ${day}`,
      renewal: ({ organization, name, day, amount }) =>
        `Die Mitgliedschaft von ${organization} (${name}) verlängert sich am ${day}. An diesem Tag buchen wir ${amount} einschließlich aller Steuern ab.`,
      trial: ({ organization, name, day, amount }) =>
        `Die kostenlose Testphase von ${organization} endet bald. Die Mitgliedschaft (${name}) beginnt am ${day}; an diesem Tag buchen wir ${amount} einschließlich aller Steuern ab.`,
    },
    cancelRenewal: 'Automatische Verlängerung kündigen',
    toCancel: ({ day, button }) =>
      `Wenn Sie nicht verlängern möchten, wählen Sie bitte vor dem ${day} in Ihrem Konto „${button}“. Es wird dann nichts abgebucht, und Sie behalten bis dahin Ihren Zugang.`,
    committed: ({ lastDay }) =>
      `Sie sind bis einschließlich ${lastDay} an die Miete gebunden. Wenn Sie die Miete früher beenden, zahlen Sie die restlichen Monate.`,
    trialEndNear: {
      subject: ({ day }) => `Ihre kostenlose Testphase endet am ${day}`,
      opening: ({ organization, day }) =>
        `Die kostenlose Testphase von ${organization} endet am ${day}. Es wird nichts abgebucht. Wenn Sie den Zugang behalten möchten, wählen Sie bitte vorher eine Mitgliedschaft.`,
    },
    renewed: {
      subject: ({ day }) => `Ihr Beleg: Mitgliedschaft bis zum ${day} verlängert`,
      opening: ({ organization, name, day }) =>
        `Die Mitgliedschaft von ${organization} (${name}) wurde bis zum ${day} verlängert.`,
      invoice: ({ number }) => `Rechnung ${number}`,
      taxIncluded: 'Enthaltene Steuern',
      paid: 'Bezahlt',
      nextCharge: ({ day }) => `Die nächste Abbuchung erfolgt am ${day}.`,
    },
    changed: {
      subject: 'Ihr Beleg: Mitgliedschaft geändert',
      opening: ({ organization, name, day }) =>
        `Die Mitgliedschaft von ${organization} ist jetzt ${name}. Sie ist bis zum ${day} bezahlt.`,
    },
    chargeFailed: {
      subject: 'Wir konnten Ihre Mitgliedschaft nicht verlängern',
      opening: ({ amount, organization, name }) =>
        `Wir konnten ${amount} für die Mitgliedschaft von ${organization} (${name}) nicht abbuchen.`,
      nextTry: ({ day, lastDay }) =>
        `Wir versuchen es am ${day} erneut. Ihr Zugang bleibt bis zum ${lastDay} bestehen.`,
      remedy:
        'Bitte prüfen Sie Ihre Zahlungsart in Ihrem Konto. Falls Ihre Bank Zahlungen von Ihnen bestätigen lässt, speichern Sie Ihre Karte dort bitte noch einmal.',
      payByLink:
        'Sie können auch jetzt mit Karte oder auf anderem Weg bezahlen. Wer den Link hat, kann die Zahlung übernehmen.',
      pay: 'Jetzt bezahlen',
    },
    refunded: {
      subject: ({ amount }) => `Wir haben ${amount} erstattet`,
      opening: ({ amount, organization, name }) =>
        `Wir haben ${amount} für die Mitgliedschaft von ${organization} (${name}) erstattet.`,
      reason:
        'Die Mitgliedschaft war bereits geändert oder gekündigt, als Ihre Zahlung einging. Deshalb haben wir sie erstattet. Bis die Gutschrift auf Ihrer Abrechnung erscheint, können einige Tage vergehen.',
    },
    referralCredited: {
      subject: 'Sie haben Empfehlungsguthaben erhalten',
      opening: ({ organization }) =>
        `Jemand, den ein Mitglied von ${organization} empfohlen hat, hat bei uns bestellt und kann die Bestellung nicht mehr zurückgeben.`,
      effect: ({ name }) =>
        `Wir verrechnen das Guthaben bei den nächsten Verlängerungen mit Ihrer Mitgliedschaft (${name}).`,
      earned: 'Erhaltene Monate',
      available: 'Verfügbare Monate',
    },
    ended: {
      subject: 'Ihre Mitgliedschaft ist beendet',
      opening: ({ organization, name }) => `Die Mitgliedschaft von ${organization} (${name}) ist beendet.`,
      unpaid: 'Wir konnten den Betrag innerhalb der Zahlungsfrist nicht abbuchen.',
      comeBack: 'Es wird nichts mehr abgebucht. Sie können jederzeit eine neue Mitgliedschaft beginnen.',
    },
    manage: 'Mitgliedschaft verwalten',
  },
};
