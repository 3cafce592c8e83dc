import type { MailWords } from './mail-words.ts';

const reach = (phone: string, address: string) =>
  `rufen Sie ${phone} an (Montag bis Freitag, 8 bis 18 Uhr Eastern Time, US-Ostküste) oder schreiben Sie uns: ${address}`;

export const de: MailWords = {
  subject: (number) => `Ihre Bestellung ${number}`,
  title: (number) => `Vielen Dank. Ihre Bestellung ${number} ist bestätigt`,
  orderedOn: (day) => `Bestellt am ${day}.`,
  arrivesOn: (day) => `Ihre Bestellung kommt am ${day} an.`,
  arrivesBetween: (earliest, latest) =>
    `Ihre Bestellung kommt zwischen dem ${earliest} und dem ${latest} an.`,
  lines: 'Was Sie bestellt haben',
  each: (price) => `${price} pro Stück`,
  free: 'Kostenlos',
  freeWithCode: (code) => `kostenlos mit dem Code ${code}`,
  extendedTo: (term) => `Auf insgesamt ${term} verlängert, das enthaltene Jahr mitgezählt`,
  price: 'Preis',
  subtotal: 'Zwischensumme',
  discount: 'Rabatt',
  shipping: 'Versand',
  taxNames: {
    VAT: 'MwSt.',
    GST: 'GST',
    SALES_TAX: 'Umsatzsteuer',
    NONE: 'Steuer',
  },
  tax: {
    GROSS_INCLUDES_TAX: ({ name, rate }) => `Enthält ${rate} ${name}`,
    NET_PLUS_TAX: ({ name }) => name,
    REVERSE_CHARGE: ({ name }) => `${name}: 0\u00a0%, Reverse-Charge-Verfahren`,
  },
  registrationNumber: (number) => `Registrierungsnummer: ${number}`,
  taxNote: {
    GROSS_INCLUDES_TAX: ({ name, rate }) => `inkl. ${rate} ${name}`,
    NET_PLUS_TAX: ({ name }) => `zzgl. ${name}`,
    REVERSE_CHARGE: ({ name }) => `ohne ${name} (Reverse-Charge-Verfahren)`,
  },
  withoutTax: 'ohne Steuer',
  reverseCharge: 'Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge).',
  total: 'Gesamtsumme',
  payment: 'Zahlung',
  nothingToPay: 'Nichts zu bezahlen.',
  paidOn: (day) => `bezahlt am ${day}`,
  underWaySince: (day) => `in Bearbeitung seit dem ${day}`,
  nextCharge: 'Nächste Abbuchung',
  renewal: ({ name, day, price, taxNote, years }) =>
    `${name} verlängert sich am ${day} für ${price} ${taxNote}, danach ${years === 1 ? 'jedes Jahr' : `alle ${years} Jahre`}. Bis dahin können Sie kündigen: Rufen Sie uns an oder schreiben Sie uns.`,
  shippingAddress: 'Lieferadresse',
  billingAddress: 'Rechnungsadresse',
  references: 'Ihre Referenzen',
  organization: 'Organisation',
  purchaseOrderNumber: 'Ihre Bestellreferenz',
  costCentre: 'Kostenstelle',
  vatNumber: 'USt-IdNr.',
  support: 'Fragen, Rückgabe, Kündigung',
  returns:
    'Sie können alles innerhalb von 30 Tagen nach der Lieferung zum vollen Preis zurückgeben, Steuer und Standardversand eingeschlossen. Rufen Sie uns an; wir schicken Ihnen ein Etikett.',
  toReturn: (phone, address) => `Für eine Rückgabe oder bei Fragen ${reach(phone, address)}`,
  toReturnOrCancel: (phone, address) =>
    `Für eine Rückgabe, eine Kündigung oder bei Fragen ${reach(phone, address)}`,
  terms: (url) => `Allgemeine Geschäftsbedingungen, Rückgabe und Garantie: ${url}`,
  seeOrder: 'Bestellung ansehen',
  soldBy: (seller) => `Verkäufer: ${seller}`,
  receipt: {
    subject: 'Danke für Ihre Nachricht',
    outcome: {
      ANSWER: 'Wir haben Ihre Nachricht und antworten Ihnen per E-Mail.',
      DEMONSTRATION:
        'Wir haben Ihre Nachricht und schreiben Ihnen, um einen Termin für die Vorführung zu finden.',
      PLACE: 'Ihr Platz ist reserviert. Wir senden Ihnen den Link per E-Mail.',
      MEETING: 'Wir haben Ihre Nachricht und schreiben Ihnen, um einen Termin zu finden.',
      REQUEST: 'Wir haben Ihren Antrag und sagen Ihnen per E-Mail, wenn er erledigt ist.',
      OFFERS: 'Wir haben Ihre Adresse und schreiben Ihnen, sobald die Angebote beginnen.',
    },
    notYou:
      'Wenn Sie uns nicht geschrieben haben, hat sich jemand bei der Adresse vertippt, und Sie müssen nichts tun.',
    shop: 'Zum Shop',
  },
  invitation: {
    subject: (organization) => `${organization} lädt Sie zu Sonde ein`,
    opening: (organization) =>
      `${organization} möchte Sie in die eigene Organisation bei Sonde aufnehmen. Nehmen Sie mit dieser E-Mail-Adresse an.`,
    openUntil: (day) => `Sie können die Einladung bis ${day} annehmen.`,
    accept: 'Einladung annehmen',
    notYou: (organization) =>
      `Wenn Sie ${organization} nicht kennen, ignorieren Sie diese E-Mail. Ohne Sie geschieht nichts.`,
  },
};
