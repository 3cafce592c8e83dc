import type { MailWords } from './mail-words.ts';

const reach = (phone: string, address: string) =>
  `llame al ${phone} (de lunes a viernes, de 8:00 a 18:00, hora del Este, EE. UU.) o escríbanos: ${address}`;

export const es: MailWords = {
  subject: (number) => `Su pedido ${number}`,
  title: (number) => `Gracias. Su pedido ${number} está confirmado`,
  orderedOn: (day) => `Pedido realizado el ${day}.`,
  arrivesOn: (day) => `Su pedido llega el ${day}.`,
  arrivesBetween: (earliest, latest) => `Su pedido llega entre el ${earliest} y el ${latest}.`,
  lines: 'Lo que ha pedido',
  each: (price) => `${price} por unidad`,
  free: 'Gratis',
  freeWithCode: (code) => `gratis con el código ${code}`,
  extendedTo: (term) => `Ampliada a ${term} en total, contando el año incluido`,
  price: 'Precio',
  subtotal: 'Subtotal',
  discount: 'Descuento',
  shipping: 'Envío',
  taxNames: {
    VAT: 'IVA',
    GST: 'GST',
    SALES_TAX: 'impuesto sobre las ventas',
    NONE: 'impuestos',
  },
  tax: {
    GROSS_INCLUDES_TAX: ({ name, rate }) => `Incluye un ${rate} de ${name}`,
    NET_PLUS_TAX: ({ name }) => name,
    REVERSE_CHARGE: ({ name }) => `${name}: 0\u00a0%, inversión del sujeto pasivo`,
  },
  registrationNumber: (number) => `Número de registro: ${number}`,
  taxNote: {
    GROSS_INCLUDES_TAX: ({ name, rate }) => `${rate} de ${name} incluido`,
    NET_PLUS_TAX: ({ name }) => `más ${name}`,
    REVERSE_CHARGE: ({ name }) => `sin ${name} (inversión del sujeto pasivo)`,
  },
  withoutTax: 'sin impuestos',
  reverseCharge: 'Inversión del sujeto pasivo: el comprador declara el IVA.',
  total: 'Total',
  payment: 'Pago',
  nothingToPay: 'Nada que pagar.',
  paidOn: (day) => `pagado el ${day}`,
  underWaySince: (day) => `en curso desde el ${day}`,
  nextCharge: 'Próximo cargo',
  renewal: ({ name, day, price, taxNote, years }) =>
    `${name} se renueva el ${day} por ${price} ${taxNote}; después, ${years === 1 ? 'cada año' : `cada ${years} años`}. Puede cancelar hasta entonces: llámenos o escríbanos.`,
  shippingAddress: 'Dirección de envío',
  billingAddress: 'Dirección de facturación',
  references: 'Sus referencias',
  organization: 'Organización',
  purchaseOrderNumber: 'Número de orden de compra',
  costCentre: 'Centro de coste',
  vatNumber: 'NIF-IVA',
  support: 'Preguntas, devoluciones, cancelación',
  returns:
    'Puede devolverlo todo en los 30 días siguientes a la entrega y recuperar el precio completo, impuestos y envío estándar incluidos. Llámenos; le enviamos una etiqueta.',
  toReturn: (phone, address) => `Para una devolución o cualquier pregunta, ${reach(phone, address)}`,
  toReturnOrCancel: (phone, address) =>
    `Para una devolución, una cancelación o cualquier pregunta, ${reach(phone, address)}`,
  terms: (url) => `Términos y condiciones, devoluciones y garantía: ${url}`,
  seeOrder: 'Ver su pedido',
  soldBy: (seller) => `Vendido por ${seller}`,
  receipt: {
    subject: 'Gracias por escribirnos',
    outcome: {
      ANSWER: 'Tenemos su mensaje y alguien le responderá por correo electrónico.',
      DEMONSTRATION: 'Tenemos su mensaje y le escribiremos para acordar una fecha para la demostración.',
      PLACE: 'Su plaza está reservada. Le enviaremos el enlace por correo electrónico.',
      MEETING: 'Tenemos su mensaje y le escribiremos para acordar una hora.',
      REQUEST: 'Tenemos su solicitud y le avisaremos por correo electrónico cuando esté hecha.',
      OFFERS: 'Tenemos su dirección y le escribiremos cuando empiecen las ofertas.',
    },
    notYou: 'Si no nos ha escrito, alguien se equivocó de dirección y no tiene que hacer nada.',
    shop: 'Ir a la tienda',
  },
  invitation: {
    subject: (organization) => `${organization} le invita a Sonde`,
    opening: (organization) =>
      `${organization} desea que se una a su organización en Sonde. Acepte con esta dirección de correo electrónico.`,
    openUntil: (day) => `Puede aceptar hasta el ${day}.`,
    accept: 'Aceptar la invitación',
    notYou: (organization) =>
      `Si no conoce ${organization}, ignore este mensaje. No ocurrirá nada sin usted.`,
  },
};
