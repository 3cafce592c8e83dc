import type { MailWords } from './mail-words.ts';

const reach = (phone: string, address: string) =>
  `telefone para ${phone} (de segunda a sexta-feira, das 8h às 18h, hora da costa leste dos EUA) ou escreva-nos: ${address}`;

export const pt: MailWords = {
  subject: (number) => `A sua encomenda ${number}`,
  title: (number) => `Obrigado. A sua encomenda ${number} está confirmada`,
  orderedOn: (day) => `Data da encomenda: ${day}.`,
  arrivesOn: (day) => `A sua encomenda chega em ${day}.`,
  arrivesBetween: (earliest, latest) => `A sua encomenda chega entre ${earliest} e ${latest}.`,
  lines: 'O que encomendou',
  each: (price) => `${price} por unidade`,
  free: 'Grátis',
  freeWithCode: (code) => `grátis com o código ${code}`,
  extendedTo: (term) => `${term} no total, incluindo o ano que já vem com a sonda`,
  price: 'Preço',
  subtotal: 'Subtotal',
  discount: 'Desconto',
  shipping: 'Envio',
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
  registrationNumber: (number) => `Número de registo: ${number}`,
  taxNote: {
    GROSS_INCLUDES_TAX: ({ name, rate }) => `incl. ${rate} de ${name}`,
    NET_PLUS_TAX: ({ name }) => `mais ${name}`,
    REVERSE_CHARGE: ({ name }) => `sem ${name} (autoliquidação)`,
  },
  withoutTax: 'sem impostos',
  reverseCharge: 'Autoliquidação: o IVA é liquidado pelo comprador.',
  total: 'Total',
  payment: 'Pagamento',
  nothingToPay: 'Nada a pagar.',
  paidOn: (day) => `pago em ${day}`,
  underWaySince: (day) => `em curso desde ${day}`,
  nextCharge: 'Próxima cobrança',
  renewal: ({ name, day, price, taxNote, years }) =>
    `${name} renova-se em ${day} por ${price} ${taxNote} e depois ${years === 1 ? 'todos os anos' : `a cada ${years} anos`}. Pode cancelar até essa data: telefone-nos ou escreva-nos.`,
  shippingAddress: 'Morada de entrega',
  billingAddress: 'Morada de faturação',
  references: 'As suas referências',
  organization: 'Organização',
  purchaseOrderNumber: 'Número da nota de encomenda',
  costCentre: 'Centro de custo',
  vatNumber: 'Número de IVA',
  support: 'Questões, devoluções, cancelamento',
  returns:
    'Pode devolver tudo no prazo de 30 dias após a entrega pelo preço total, incluindo impostos e envio normal. Telefone-nos; enviamos uma etiqueta.',
  toReturn: (phone, address) => `Para uma devolução ou qualquer questão, ${reach(phone, address)}`,
  toReturnOrCancel: (phone, address) =>
    `Para uma devolução, um cancelamento ou qualquer questão, ${reach(phone, address)}`,
  terms: (url) => `Termos e condições, devoluções e garantia: ${url}`,
  seeOrder: 'Ver a sua encomenda',
  soldBy: (seller) => `Vendido por ${seller}`,
  receipt: {
    subject: 'Obrigado por nos escrever',
    outcome: {
      ANSWER: 'Temos a sua mensagem, e alguém lhe responde por e-mail.',
      DEMONSTRATION: 'Temos a sua mensagem e escrevemos-lhe para marcar a demonstração.',
      PLACE: 'O seu lugar está reservado. Enviamos-lhe a ligação por e-mail.',
      MEETING: 'Temos a sua mensagem e escrevemos-lhe para marcar uma hora.',
      REQUEST: 'Temos o seu pedido e avisamos por e-mail quando estiver feito.',
      OFFERS: 'Temos o seu endereço e escrevemos-lhe quando as ofertas começarem.',
    },
    notYou: 'Se não nos escreveu, alguém se enganou no endereço e não precisa de fazer nada.',
    shop: 'Ir para a loja',
  },
  invitation: {
    subject: (organization) => `${organization} convida para a Sonde`,
    opening: (organization) =>
      `${organization} gostaria de ter a sua participação na respetiva organização na Sonde. Aceite com este endereço de e-mail.`,
    openUntil: (day) => `Pode aceitar até ${day}.`,
    accept: 'Aceitar o convite',
    notYou: (organization) =>
      `Se não conhece ${organization}, ignore este e-mail. Nada acontece sem a sua intervenção.`,
  },
};
