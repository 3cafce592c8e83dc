import type { MailWords } from './mail-words.ts';

export const es: MailWords = {
  subject: (number) => `Su pedido ${number}`,
  title: (number) => `Gracias. Su pedido ${number} está confirmado`,
  orderedOn: (day) => `Pedido realizado el ${day}.`,
  arrivesOn: (day) => `Su pedido llegará el ${day}.`,
  arrivesBetween: (earliest, latest) => `Su pedido llegará entre el ${earliest} y el ${latest}.`,
  lines: 'Artículos del pedido',
  each: (price) => `${price} por unidad`,
  free: 'Gratis',
  freeWithCode: (code) => `gratis con el código ${code}`,
  extendedTo: (term) => `${term} de garantía en total`,
  price: 'Precio',
  subtotal: 'Subtotal',
  discount: 'Descuento',
  discountWith: (code) => `Descuento ${code}`,
  shipping: 'Envío',
  shippingBy: (method) => `Envío (${method})`,
  taxNames: {
    VAT: 'IVA',
    GST: 'GST',
    SALES_TAX: 'impuesto sobre las ventas',
    NONE: 'impuestos',
  },
  tax: {
    GROSS_INCLUDES_TAX: ({ name, rate }) => `${name} incluido (${rate})`,
    NET_PLUS_TAX: ({ name }) => name,
    REVERSE_CHARGE: ({ name }) => `${name}: 0\u00a0%, inversión del sujeto pasivo`,
  },
  estimatedTax: 'Impuestos estimados',
  registrationNumber: (number) => `Número de registro: ${number}`,
  taxNote: {
    GROSS_INCLUDES_TAX: ({ name, rate }) => `(${name} del ${rate} incluido)`,
    NET_PLUS_TAX: ({ name }) => `(más ${name})`,
    REVERSE_CHARGE: ({ name }) => `sin ${name} (inversión del sujeto pasivo)`,
  },
  withoutTax: '(sin impuestos)',
  reverseCharge: 'Inversión del sujeto pasivo: el comprador declara el IVA.',
  total: 'Total',
  payment: 'Pago',
  nothingToPay: 'Nada que pagar.',
  paidOn: (day) => `pagado el ${day}`,
  underWaySince: (day) => `en curso desde el ${day}`,
  nextCharge: 'Próximo cargo',
  renewal: ({ name, day, price, taxNote, years }) =>
    `${name} se renueva el ${day} por ${price} ${taxNote}; después, ${years === 1 ? 'cada año' : `cada ${years} años`}. Puede cancelar en cualquier momento antes de esa fecha, en su cuenta, por teléfono o por correo electrónico.`,
  membershipAccount: (url) =>
    `Sus plazas, facturas y renovación están en su cuenta: ${url}. Inicie sesión, o cree una cuenta, con la dirección de correo electrónico de este pedido.`,
  rental: ({ name, price, taxNote, day, lastDay }) =>
    `${name}: ${price} ${taxNote} cada mes, al menos hasta el ${lastDay} inclusive. El próximo pago es el ${day}.`,
  prepaidMembership: 'Su suscripción',
  prepaid: ({ name, day }) => `${name}: válida hasta el ${day} inclusive, sin renovación automática.`,
  shippingAddress: 'Dirección de envío',
  billingAddress: 'Dirección de facturación',
  references: 'Sus referencias',
  labelled: (label, value) => `${label}: ${value}`,
  organization: 'Empresa u organización',
  purchaseOrderNumber: 'Número de orden de compra',
  costCentre: 'Centro de coste',
  vatNumber: 'NIF-IVA',
  support: 'Preguntas, devoluciones y cancelaciones',
  returns:
    'Devuelva cualquier artículo en los 30 días siguientes a la entrega y le reembolsaremos el importe íntegro, impuestos y envío estándar incluidos. Llámenos y le enviaremos una etiqueta prepagada por correo electrónico.',
  supportHours: {
    AMERICA: 'de lunes a viernes, de 8:00 a 18:00, hora del Este (Nueva York)',
    BRITAIN: 'de lunes a viernes, de 9:00 a 17:00, hora de Londres',
    EUROPE: 'de lunes a viernes, de 9:00 a 17:00, hora de Berlín',
    OCEANIA: 'de lunes a viernes, de 9:00 a 17:00, hora de Sídney',
  },
  toReturn: (phone, hours, address) =>
    `Para una devolución o cualquier pregunta, llame al ${phone} (${hours}) o escríbanos: ${address}`,
  toReturnOrCancel: (phone, hours, address) =>
    `Para una devolución, una cancelación o cualquier pregunta, llame al ${phone} (${hours}) o escríbanos: ${address}`,
  terms: (url) => `Términos y condiciones, devoluciones y garantía: ${url}`,
  seeOrder: 'Ver su pedido',
  soldBy: (seller) => `Vendido por ${seller}`,
  receipt: {
    subject: 'Gracias por contactar con nosotros',
    outcome: {
      ANSWER: 'Hemos recibido su mensaje y le responderemos por correo electrónico.',
      DEMONSTRATION: 'Hemos recibido su mensaje y le escribiremos para acordar una demostración.',
      PLACE: 'Su plaza está reservada. Le enviaremos el enlace por correo electrónico.',
      MEETING: 'Hemos recibido su mensaje y le escribiremos para acordar una cita.',
      REQUEST: 'Hemos recibido su solicitud y le avisaremos por correo electrónico cuando esté completada.',
      OFFERS: 'Ya está en la lista. Le escribiremos cuando empiecen las ofertas.',
      PAPER: 'Ya puede leer la guía.',
      VIDEO: 'Ya puede ver el vídeo.',
    },
    result: { PAPER: 'Leer la guía', VIDEO: 'Ver el vídeo' },
    notYou:
      'Si no ha contactado con nosotros, alguien introdujo su correo electrónico por error. Puede ignorar este mensaje.',
    shop: 'Ir a la tienda',
  },
  learner: {
    approved: {
      subject: 'Su descuento para estudiantes y profesionales en formación',
      opening: (code) => `Hemos verificado que está en formación. Su código es ${code}.`,
      use: (day) =>
        `Introdúzcalo al tramitar el pedido, después de esta dirección de correo electrónico. Es válido una vez, para una sonda, hasta el ${day}.`,
    },
    declined: {
      subject: 'No hemos podido verificar que esté en formación',
      opening:
        'El documento enviado no demuestra que esté actualmente en formación, o no hemos podido leerlo.',
      remedy: 'Puede enviar otro, por ejemplo un carné de estudiante con fecha o una carta de su centro.',
      again: 'Enviar otro documento',
    },
  },
  declaration: {
    heading: 'Su declaración',
    fields: {
      cause: (answer) => `Causa: ${answer}`,
      endsOn: (answer) => `Quiero que termine el ${answer}.`,
      name: (answer) => `Nombre: ${answer}`,
      contract: (answer) => `Contrato: ${answer}`,
      items: (answer) => `Solo estos artículos: ${answer}`,
      email: (answer) => `Correo electrónico para este acuse de recibo: ${answer}`,
    },
    notYou:
      'Si usted no ha hecho esta declaración, alguien ha introducido su dirección. Responda a este correo para que podamos corregirlo.',
    withdrawal: {
      statement: 'Por la presente desisto del contrato indicado a continuación.',
      subject: (number) => `Su desistimiento: acuse de recibo ${number}`,
      received: (day, time) => `Hemos recibido su desistimiento el ${day} a las ${time}.`,
      confirm: 'Confirmar desistimiento',
      outcome: {
        WITHDRAWN: (order) =>
          `Ha desistido del pedido ${order}. No se enviará nada más y la suscripción que haya adquirido con él ha finalizado. Le devolveremos lo que pagó en un plazo de 14 días desde la recepción de su desistimiento; en el caso de productos que ya tiene, podemos esperar a recibirlos o a que demuestre que los ha enviado.`,
        TO_BE_CONFIRMED:
          'Su desistimiento se considera recibido a la hora indicada arriba. Confírmelo con el botón de abajo para que surta efecto de inmediato. De lo contrario, nuestro equipo lo revisará y se pondrá en contacto con usted en esta dirección.',
        TO_BE_CHECKED:
          'Su desistimiento se considera recibido a la hora indicada arriba. Nuestro equipo lo revisará y se pondrá en contacto con usted en esta dirección.',
      },
    },
    cancellation: {
      subject: (number) => `Su cancelación: acuse de recibo ${number}`,
      received: (day, time) => `Hemos recibido su cancelación el ${day} a las ${time}.`,
      statement: {
        ORDINARY: 'Cancelo la suscripción indicada a continuación en la próxima fecha posible.',
        FOR_CAUSE: 'Cancelo la suscripción indicada a continuación por causa justificada.',
      },
      confirm: 'Confirmar cancelación',
      outcome: {
        CANCELED: (day) =>
          `Su suscripción ya no se renueva. Termina el ${day} y después no se le cobrará nada. Conserva el acceso hasta entonces.`,
        ENDED: (day) => `Su suscripción terminó el ${day}. No se renueva y no se le cobrará nada más.`,
        TO_BE_CONFIRMED:
          'Su cancelación se considera recibida a la hora indicada arriba. Confírmela con el botón de abajo para que surta efecto de inmediato. De lo contrario, nuestro equipo la revisará y se pondrá en contacto con usted en esta dirección.',
        TO_BE_CHECKED:
          'Su cancelación se considera recibida a la hora indicada arriba. Nuestro equipo la revisará y le indicará en esta dirección cuándo termina.',
      },
    },
  },
  invitation: {
    subject: (organization) => `${organization} le invita a unirse a Sonde`,
    opening: (organization) =>
      `${organization} le invita a unirse a su organización en Sonde. Acepte la invitación con este correo electrónico.`,
    openUntil: (day) => `Puede aceptar hasta el ${day}.`,
    accept: 'Aceptar la invitación',
    notYou: (organization) =>
      `Si no conoce a ${organization}, ignore este mensaje. No se hará nada sin su consentimiento.`,
  },
  shipment: {
    shipped: (order) => `Su pedido ${order} se ha enviado`,
    somePart: (order) => `Parte de su pedido ${order} se ha enviado`,
    items: 'En este envío',
    tracking: (number) => `Número de seguimiento: ${number}`,
    rest: 'Le escribiremos de nuevo cuando enviemos el resto.',
  },
  tradeIn: {
    credit: 'Crédito por su sonda usada',
    heading: 'Su sonda usada',
    send: ({ number, day }) =>
      `Envíenos la sonda con el número de serie ${number} de modo que nos llegue a más tardar el ${day}. Los gastos de envío corren de su cuenta.`,
    label: (url) => `Imprimir la etiqueta: ${url}`,
    late: 'Si no nos llega para entonces, el crédito deja de ser válido y le enviaremos por correo electrónico una factura por el importe descontado, impuestos incluidos.',
    billed: {
      subject: ({ order, amount }) => `Su sonda usada del pedido ${order}: ${amount} por pagar`,
      opening: ({ number, day, order }) =>
        `La sonda con el número de serie ${number} no nos ha llegado dentro del plazo, que terminaba el ${day}. Su crédito para el pedido ${order} ya no es válido.`,
      pay: ({ amount, due }) =>
        `Pague ${amount}, impuestos incluidos, a más tardar el ${due}. Responda a este correo y le enviaremos una forma de pago segura. Si ya ha enviado la sonda, responda con el número de seguimiento.`,
    },
  },
  membership: {
    chargeNear: {
      subject: ({ day }) => `Su suscripción se renueva el ${day}`,
      renewal: ({ organization, name, day, amount }) =>
        `La suscripción de ${organization} (${name}) se renueva el ${day}. Ese día cobraremos ${amount}, impuestos incluidos.`,
      trial: ({ organization, name, day, amount }) =>
        `La prueba gratuita de ${organization} está a punto de terminar. La suscripción (${name}) empieza el ${day} y ese día cobraremos ${amount}, impuestos incluidos.`,
    },
    cancelRenewal: 'Cancelar la renovación automática',
    toCancel: ({ button, day }) =>
      `Si no desea renovarla, elija «${button}» en su cuenta antes del ${day}. No se le cobrará nada y hasta entonces conservará el acceso.`,
    committed: ({ lastDay }) =>
      `Su compromiso de alquiler dura hasta el ${lastDay} inclusive. Si lo deja antes, paga los meses que queden.`,
    trialEndNear: {
      subject: ({ day }) => `Su prueba gratuita termina el ${day}`,
      opening: ({ organization, day }) =>
        `La prueba gratuita de ${organization} termina el ${day}. No se le cobrará nada. Para conservar el acceso, elija antes una suscripción.`,
    },
    renewed: {
      subject: ({ day }) => `Su recibo: suscripción renovada hasta el ${day}`,
      opening: ({ organization, name, day }) =>
        `La suscripción de ${organization} (${name}) se ha renovado hasta el ${day}.`,
      invoice: ({ number }) => `Factura ${number}`,
      taxIncluded: 'Impuestos incluidos',
      paid: 'Pagado',
      nextCharge: ({ day }) => `El próximo cobro será el ${day}.`,
    },
    changed: {
      subject: 'Su recibo: suscripción modificada',
      opening: ({ organization, name, day }) =>
        `La suscripción de ${organization} es ahora ${name}. Está pagada hasta el ${day}.`,
    },
    chargeFailed: {
      subject: 'No hemos podido renovar su suscripción',
      opening: ({ amount, organization, name }) =>
        `No hemos podido cobrar ${amount} por la suscripción de ${organization} (${name}).`,
      nextTry: ({ day, lastDay }) =>
        `Volveremos a intentarlo el ${day}. Conservará el acceso hasta el ${lastDay}.`,
      remedy:
        'Compruebe el método de pago en su cuenta. Si su banco le pide confirmar los pagos, guarde allí la tarjeta de nuevo.',
      payByLink:
        'También puede pagar ahora con tarjeta o de otra forma. Cualquiera que tenga el enlace puede pagar.',
      pay: 'Pagar ahora',
    },
    refunded: {
      subject: ({ amount }) => `Hemos reembolsado ${amount}`,
      opening: ({ amount, organization, name }) =>
        `Hemos reembolsado ${amount} de la suscripción de ${organization} (${name}).`,
      reason:
        'La suscripción ya se había modificado o cancelado cuando llegó su pago, por lo que lo hemos reembolsado. Puede tardar unos días en aparecer en su extracto.',
    },
    referralCredited: {
      subject: 'Ha ganado crédito por recomendación',
      opening: ({ organization }) =>
        `Una persona recomendada por un miembro de ${organization} ha hecho un pedido y ya no puede devolverlo.`,
      effect: ({ name }) => `Aplicaremos el crédito a su suscripción (${name}) en las próximas renovaciones.`,
      earned: 'Meses ganados',
      available: 'Meses disponibles',
    },
    ended: {
      subject: 'Su suscripción ha terminado',
      opening: ({ organization, name }) => `La suscripción de ${organization} (${name}) ha terminado.`,
      unpaid: 'No hemos podido cobrarla dentro del plazo de pago.',
      comeBack: 'No se le cobrará nada más. Puede contratar una nueva suscripción cuando quiera.',
    },
    manage: 'Gestionar la suscripción',
  },
};
