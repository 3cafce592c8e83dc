import type { MailWords } from './mail-words.ts';

export const pt: MailWords = {
  subject: (number) => `A sua encomenda ${number}`,
  title: (number) => `Obrigado. A sua encomenda ${number} está confirmada`,
  orderedOn: (day) => `Encomenda efetuada a ${day}.`,
  arrivesOn: (day) => `A sua encomenda chega a ${day}.`,
  arrivesBetween: (earliest, latest) => `A sua encomenda chega entre ${earliest} e ${latest}.`,
  lines: 'O que encomendou',
  each: (price) => `${price} por unidade`,
  free: 'Grátis',
  freeWithCode: (code) => `grátis com o código ${code}`,
  extendedTo: (term) => `${term} de cobertura no total`,
  price: 'Preço',
  subtotal: 'Subtotal',
  discount: 'Desconto',
  discountWith: (code) => `Desconto ${code}`,
  shipping: 'Envio',
  shippingBy: (method) => `Envio (${method})`,
  taxNames: {
    VAT: 'IVA',
    GST: 'GST',
    SALES_TAX: 'imposto sobre as vendas',
    NONE: 'imposto',
  },
  tax: {
    GROSS_INCLUDES_TAX: ({ name, rate }) => `Inclui ${rate} de ${name}`,
    NET_PLUS_TAX: ({ name }) => name,
    REVERSE_CHARGE: ({ name }) => `${name}: 0%, autoliquidação`,
  },
  estimatedTax: 'Imposto estimado',
  registrationNumber: (number) => `Número de registo: ${number}`,
  taxNote: {
    GROSS_INCLUDES_TAX: ({ name, rate }) => `(incl. ${rate} de ${name})`,
    NET_PLUS_TAX: ({ name }) => `(mais ${name})`,
    REVERSE_CHARGE: ({ name }) => `sem ${name} (autoliquidação)`,
  },
  withoutTax: '(sem imposto)',
  reverseCharge: 'Autoliquidação: o IVA é liquidado pelo comprador.',
  total: 'Total',
  payment: 'Pagamento',
  nothingToPay: 'Nada a pagar.',
  paidOn: (day) => `pago a ${day}`,
  underWaySince: (day) => `em processamento desde ${day}`,
  nextCharge: 'Próxima cobrança',
  renewal: ({ name, day, price, taxNote, years }) =>
    `${name} renova-se a ${day} por ${price} ${taxNote} e, depois, ${years === 1 ? 'todos os anos' : `a cada ${years} anos`}. Pode cancelar em qualquer altura antes dessa data, na sua conta, por telefone ou por e-mail.`,
  membershipAccount: (url) =>
    `Os seus lugares, faturas e renovação estão na sua conta: ${url}. Inicie sessão, ou crie uma conta, com o endereço de e-mail desta encomenda.`,
  rental: ({ name, price, taxNote, day, lastDay }) =>
    `${name}: ${price} ${taxNote} todos os meses, pelo menos até ${lastDay}, inclusive. O próximo pagamento é a ${day}.`,
  prepaidMembership: 'A sua subscrição',
  prepaid: ({ name, day }) => `${name}: válida até ${day}, inclusive, sem renovação automática.`,
  shippingAddress: 'Morada de entrega',
  billingAddress: 'Morada de faturação',
  references: 'As suas referências',
  labelled: (label, value) => `${label}: ${value}`,
  organization: 'Organização',
  purchaseOrderNumber: 'Número da nota de encomenda',
  costCentre: 'Centro de custos',
  vatNumber: 'Número de IVA',
  support: 'Questões, devoluções e cancelamentos',
  returns:
    'Pode devolver qualquer artigo no prazo de 30 dias após a entrega, com reembolso total, incluindo impostos e envio normal. Telefone-nos e enviamos-lhe por e-mail uma etiqueta pré-paga.',
  supportHours: {
    AMERICA: 'de segunda a sexta, das 8h às 18h, hora da costa leste dos EUA',
    BRITAIN: 'de segunda a sexta, das 9h às 17h, hora de Londres',
    EUROPE: 'de segunda a sexta, das 9h às 17h, hora de Berlim',
    OCEANIA: 'de segunda a sexta, das 9h às 17h, hora de Sydney',
  },
  toReturn: (phone, hours, address) =>
    `Para devoluções ou questões, telefone para ${phone} (${hours}) ou contacte-nos em ${address}.`,
  toReturnOrCancel: (phone, hours, address) =>
    `Para devoluções, cancelamentos ou questões, telefone para ${phone} (${hours}) ou contacte-nos em ${address}.`,
  terms: (url) => `Termos, devoluções e garantia: ${url}`,
  seeOrder: 'Ver a sua encomenda',
  soldBy: (seller) => `Vendido por ${seller}`,
  receipt: {
    subject: 'Obrigado por nos contactar',
    outcome: {
      ANSWER: 'Recebemos a sua mensagem e vamos responder-lhe por e-mail.',
      DEMONSTRATION: 'Recebemos a sua mensagem e vamos enviar-lhe um e-mail para marcar a demonstração.',
      PLACE: 'O seu lugar está reservado. Enviamos-lhe a ligação por e-mail.',
      MEETING: 'Recebemos a sua mensagem e vamos enviar-lhe um e-mail para marcar uma hora.',
      REQUEST: 'Recebemos o seu pedido e avisamos por e-mail quando estiver concluído.',
      OFFERS: 'Já está na lista. Avisamos por e-mail quando as promoções começarem.',
      PAPER: 'O guia está pronto a ler.',
      VIDEO: 'O vídeo está pronto.',
    },
    result: { PAPER: 'Ler o guia', VIDEO: 'Ver o vídeo' },
    notYou: 'Se não nos contactou, alguém introduziu o seu e-mail por engano. Pode ignorar esta mensagem.',
    shop: 'Ir para a loja',
  },
  learner: {
    approved: {
      subject: 'O seu desconto para estudantes e formandos',
      opening: (code) => `Confirmámos o seu estatuto de estudante ou formando. O seu código é ${code}.`,
      use: (day) =>
        `Introduza-o ao finalizar a compra, depois deste endereço de e-mail. É válido uma vez, para uma sonda, até ${day}.`,
    },
    declined: {
      subject: 'Não conseguimos confirmar o seu estatuto de estudante ou formando',
      opening: 'O documento enviado não mostra que está atualmente em formação, ou não conseguimos lê-lo.',
      remedy: 'Pode enviar outro, por exemplo um cartão de estudante com data ou uma carta da sua faculdade.',
      again: 'Enviar outro documento',
    },
  },
  declaration: {
    heading: 'A sua declaração',
    fields: {
      cause: (answer) => `Motivo: ${answer}`,
      endsOn: (answer) => `Pretendo que termine a ${answer}.`,
      name: (answer) => `Nome: ${answer}`,
      contract: (answer) => `Contrato: ${answer}`,
      items: (answer) => `Apenas estes artigos: ${answer}`,
      email: (answer) => `Endereço de e-mail para este aviso de receção: ${answer}`,
    },
    notYou:
      'Se não fez esta declaração, alguém indicou o seu endereço de e-mail. Responda a este e-mail para podermos corrigir a situação.',
    withdrawal: {
      statement: 'Resolvo pela presente o contrato indicado abaixo.',
      subject: (number) => `A sua declaração de livre resolução: aviso de receção ${number}`,
      received: (day, time) => `Recebemos a sua declaração de livre resolução a ${day}, às ${time}.`,
      confirm: 'Confirmar resolução',
      outcome: {
        WITHDRAWN: (order) =>
          `Resolveu o contrato da encomenda ${order}. Nada mais será enviado e a subscrição eventualmente comprada com ela terminou. Devolvemos o que pagou no prazo de 14 dias após a receção da sua declaração; quanto aos artigos que já recebeu, podemos aguardar a devolução ou a prova do envio.`,
        TO_BE_CONFIRMED:
          'A sua livre resolução considera-se recebida à hora acima indicada. Confirme-a com o botão abaixo para que produza efeitos de imediato. Caso contrário, a nossa equipa irá analisá-la e responder-lhe neste endereço.',
        TO_BE_CHECKED:
          'A sua livre resolução considera-se recebida à hora acima indicada. A nossa equipa vai analisá-la e responder-lhe neste endereço.',
      },
    },
    cancellation: {
      subject: (number) => `O seu cancelamento: aviso de receção ${number}`,
      received: (day, time) => `Recebemos o seu cancelamento a ${day}, às ${time}.`,
      statement: {
        ORDINARY: 'Cancelo a subscrição indicada abaixo na próxima data possível.',
        FOR_CAUSE: 'Cancelo a subscrição indicada abaixo com justa causa.',
      },
      confirm: 'Confirmar cancelamento',
      outcome: {
        CANCELED: (day) =>
          `A sua subscrição deixa de se renovar. Termina a ${day} e não lhe será cobrado mais nada depois disso. Mantém o acesso até lá.`,
        ENDED: (day) => `A sua subscrição terminou a ${day}. Não se renova e não lhe será cobrado mais nada.`,
        TO_BE_CONFIRMED:
          'O seu cancelamento considera-se recebido à hora acima indicada. Confirme-o com o botão abaixo para que produza efeitos de imediato. Caso contrário, a nossa equipa irá analisá-lo e responder-lhe neste endereço.',
        TO_BE_CHECKED:
          'O seu cancelamento considera-se recebido à hora acima indicada. A nossa equipa vai analisá-lo e indicar-lhe neste endereço quando termina a sua subscrição.',
      },
    },
  },
  invitation: {
    subject: (organization) => `Convite de ${organization} para a Sonde`,
    opening: (organization) =>
      `Recebeu um convite de ${organization} para entrar na respetiva organização na Sonde. Aceite com este endereço de e-mail.`,
    openUntil: (day) => `Pode aceitar até ${day}.`,
    accept: 'Aceitar o convite',
    notYou: (organization) =>
      `Se não conhece ${organization}, ignore este e-mail. Nada acontece sem a sua aceitação.`,
  },
  shipment: {
    shipped: (order) => `A sua encomenda ${order} foi enviada`,
    somePart: (order) => `Parte da sua encomenda ${order} foi enviada`,
    items: 'Neste envio',
    tracking: (number) => `Número de seguimento: ${number}`,
    rest: 'Voltaremos a escrever-lhe quando enviarmos o resto.',
  },
  tradeIn: {
    credit: 'Crédito da retoma',
    heading: 'A sua sonda usada',
    send: ({ number, day }) =>
      `Envie-nos a sonda com o número de série ${number} de modo a chegar até ${day}. Os custos de envio ficam a seu cargo.`,
    label: (url) => `Imprimir a etiqueta: ${url}`,
    late: 'Se não nos chegar até essa data, o crédito deixa de ser válido e enviamos-lhe por e-mail uma fatura do valor descontado, incluindo impostos.',
    billed: {
      subject: ({ order, amount }) => `A sua retoma da encomenda ${order}: ${amount} a pagar`,
      opening: ({ number, day, order }) =>
        `A sonda com o número de série ${number} não nos chegou até ${day}. O crédito da encomenda ${order} deixou de ser válido.`,
      pay: ({ amount, due }) =>
        `Pague ${amount}, incluindo impostos, até ${due}. Responda a este e-mail e explicamos-lhe como pagar em segurança. Se já enviou a sonda, responda com o número de seguimento.`,
    },
  },
  membership: {
    chargeNear: {
      subject: ({ day }) => `A sua subscrição renova-se a ${day}`,
      renewal: ({ organization, name, day, amount }) =>
        `A subscrição de ${organization} (${name}) renova-se a ${day}. Nesse dia cobraremos ${amount}, impostos incluídos.`,
      trial: ({ organization, name, day, amount }) =>
        `O período experimental grátis de ${organization} está prestes a terminar. A subscrição (${name}) começa a ${day} e nesse dia cobraremos ${amount}, impostos incluídos.`,
    },
    cancelRenewal: 'Cancelar a renovação automática',
    toCancel: ({ button, day }) =>
      `Se não pretende renovar, escolha «${button}» na sua conta antes de ${day}. Não será cobrado nada e, até lá, mantém o acesso.`,
    committed: ({ lastDay }) =>
      `A fidelização deste aluguer vai até ${lastDay}, inclusive. Se sair antes, paga os meses em falta.`,
    trialEndNear: {
      subject: ({ day }) => `O seu período experimental grátis termina a ${day}`,
      opening: ({ organization, day }) =>
        `O período experimental grátis de ${organization} termina a ${day}. Não será cobrado nada. Para manter o acesso, escolha antes uma subscrição.`,
    },
    renewed: {
      subject: ({ day }) => `O seu recibo: subscrição renovada até ${day}`,
      opening: ({ organization, name, day }) =>
        `A subscrição de ${organization} (${name}) foi renovada até ${day}.`,
      invoice: ({ number }) => `Fatura ${number}`,
      taxIncluded: 'Impostos incluídos',
      paid: 'Pago',
      nextCharge: ({ day }) => `A próxima cobrança será a ${day}.`,
    },
    changed: {
      subject: 'O seu recibo: subscrição alterada',
      opening: ({ organization, name, day }) =>
        `A subscrição de ${organization} é agora ${name}. Está paga até ${day}.`,
    },
    chargeFailed: {
      subject: 'Não foi possível renovar a sua subscrição',
      opening: ({ amount, organization, name }) =>
        `Não foi possível cobrar ${amount} pela subscrição de ${organization} (${name}).`,
      nextTry: ({ day, lastDay }) => `Voltaremos a tentar a ${day}. Mantém o acesso até ${lastDay}.`,
      remedy:
        'Verifique o método de pagamento na sua conta. Se o seu banco pedir a confirmação dos pagamentos, guarde aí novamente o cartão.',
      payByLink:
        'Também pode pagar agora com cartão ou de outra forma. Qualquer pessoa que tenha a ligação pode pagar.',
      pay: 'Pagar agora',
    },
    refunded: {
      subject: ({ amount }) => `Reembolsámos ${amount}`,
      opening: ({ amount, organization, name }) =>
        `Reembolsámos ${amount} pela subscrição de ${organization} (${name}).`,
      reason:
        'A subscrição já tinha sido alterada ou cancelada quando o seu pagamento chegou, por isso devolvemo-lo. O reembolso pode demorar alguns dias a aparecer no seu extrato.',
    },
    referralCredited: {
      subject: 'Ganhou crédito por recomendação',
      opening: ({ organization }) =>
        `Uma pessoa recomendada por um membro de ${organization} fez uma encomenda e já não a pode devolver.`,
      effect: ({ name }) => `Aplicaremos o crédito à sua subscrição (${name}) nas próximas renovações.`,
      earned: 'Meses ganhos',
      available: 'Meses disponíveis',
    },
    ended: {
      subject: 'A sua subscrição terminou',
      opening: ({ organization, name }) => `A subscrição de ${organization} (${name}) terminou.`,
      unpaid: 'Não foi possível cobrar o valor dentro do prazo de pagamento.',
      comeBack: 'Não será cobrado mais nada. Pode iniciar uma nova subscrição em qualquer altura.',
    },
    manage: 'Gerir a subscrição',
  },
};
