import type { MailWords } from './mail-words.ts';

const reach = (phone: string, address: string) =>
  `appelez le ${phone} (du lundi au vendredi, de 8 h à 18 h, heure de l’Est, États-Unis) ou écrivez-nous : ${address}`;

export const fr: MailWords = {
  subject: (number) => `Votre commande ${number}`,
  title: (number) => `Merci. Votre commande ${number} est confirmée`,
  orderedOn: (day) => `Commande passée le ${day}.`,
  arrivesOn: (day) => `Votre commande arrive le ${day}.`,
  arrivesBetween: (earliest, latest) => `Votre commande arrive entre le ${earliest} et le ${latest}.`,
  lines: 'Ce que vous avez commandé',
  each: (price) => `${price} l’unité`,
  free: 'Gratuit',
  freeWithCode: (code) => `offert avec le code ${code}`,
  extendedTo: (term) => `Étendue à ${term} au total, année incluse comprise`,
  price: 'Prix',
  subtotal: 'Sous-total',
  discount: 'Remise',
  shipping: 'Livraison',
  taxNames: {
    VAT: 'TVA',
    GST: 'TPS',
    SALES_TAX: 'taxe de vente',
    NONE: 'taxe',
  },
  tax: {
    GROSS_INCLUDES_TAX: ({ name, rate }) => `Dont ${rate} de ${name}`,
    NET_PLUS_TAX: ({ name }) => name,
    REVERSE_CHARGE: ({ name }) => `${name}\u202f: 0\u00a0%, autoliquidation`,
  },
  registrationNumber: (number) => `Numéro d’inscription : ${number}`,
  taxNote: {
    GROSS_INCLUDES_TAX: ({ name, rate }) => `dont ${rate} de ${name}`,
    NET_PLUS_TAX: ({ name }) => `${name} en sus`,
    REVERSE_CHARGE: ({ name }) => `sans ${name} (autoliquidation)`,
  },
  withoutTax: 'sans taxe',
  reverseCharge: 'Autoliquidation : la TVA est due par l’acheteur.',
  total: 'Total',
  payment: 'Paiement',
  nothingToPay: 'Rien à payer.',
  paidOn: (day) => `payé le ${day}`,
  underWaySince: (day) => `en cours depuis le ${day}`,
  nextCharge: 'Prochain prélèvement',
  renewal: ({ name, day, price, taxNote, years }) =>
    `${name} se renouvelle le ${day} pour ${price} ${taxNote}, puis ${years === 1 ? 'chaque année' : `tous les ${years} ans`}. Vous pouvez résilier jusqu’à cette date : appelez-nous ou écrivez-nous.`,
  shippingAddress: 'Adresse de livraison',
  billingAddress: 'Adresse de facturation',
  references: 'Vos références',
  organization: 'Organisation',
  purchaseOrderNumber: 'Numéro de bon de commande',
  costCentre: 'Centre de coûts',
  vatNumber: 'Numéro de TVA',
  support: 'Questions, retours, résiliation',
  returns:
    'Vous pouvez tout retourner dans les 30 jours suivant la livraison et être remboursé du prix total, taxes et livraison standard comprises. Appelez-nous ; nous vous envoyons une étiquette.',
  toReturn: (phone, address) => `Pour un retour ou pour toute question, ${reach(phone, address)}`,
  toReturnOrCancel: (phone, address) =>
    `Pour un retour, une résiliation ou pour toute question, ${reach(phone, address)}`,
  terms: (url) => `Conditions générales, retours et garantie : ${url}`,
  seeOrder: 'Voir votre commande',
  soldBy: (seller) => `Vendu par ${seller}`,
  receipt: {
    subject: 'Merci de nous avoir écrit',
    outcome: {
      ANSWER: 'Nous avons votre message, et quelqu’un vous répondra par e-mail.',
      DEMONSTRATION: 'Nous avons votre message et vous écrirons pour convenir d’une date de démonstration.',
      PLACE: 'Votre place est réservée. Nous vous enverrons le lien par e-mail.',
      MEETING: 'Nous avons votre message et vous écrirons pour convenir d’un moment.',
      REQUEST: 'Nous avons votre demande et vous informerons par e-mail une fois que ce sera fait.',
      OFFERS: 'Nous avons votre adresse et vous écrirons quand les offres commenceront.',
    },
    notYou: 'Si vous ne nous avez pas écrit, quelqu’un s’est trompé d’adresse et vous n’avez rien à faire.',
    shop: 'Aller à la boutique',
  },
  invitation: {
    subject: (organization) => `${organization} vous invite chez Sonde`,
    opening: (organization) =>
      `${organization} souhaite vous accueillir dans son organisation chez Sonde. Acceptez avec cette adresse e-mail.`,
    openUntil: (day) => `Vous pouvez accepter jusqu’au ${day}.`,
    accept: 'Accepter l’invitation',
    notYou: (organization) =>
      `Si vous ne connaissez pas ${organization}, ignorez cet e-mail. Rien ne se passe sans vous.`,
  },
};
