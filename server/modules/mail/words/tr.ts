import type { MailWords } from './mail-words.ts';

const reach = (phone: string, address: string) =>
  `${phone} numarasını arayın (pazartesiden cumaya, 08.00–18.00, ABD Doğu saati) veya bize yazın: ${address}`;

export const tr: MailWords = {
  subject: (number) => `Siparişiniz ${number}`,
  title: (number) => `Teşekkür ederiz. ${number} numaralı siparişiniz onaylandı`,
  orderedOn: (day) => `Sipariş tarihi: ${day}.`,
  arrivesOn: (day) => `Siparişiniz ${day} tarihinde ulaşır.`,
  arrivesBetween: (earliest, latest) => `Siparişiniz ${earliest} ile ${latest} tarihleri arasında ulaşır.`,
  lines: 'Sipariş ettikleriniz',
  each: (price) => `adet fiyatı ${price}`,
  free: 'Ücretsiz',
  freeWithCode: (code) => `${code} koduyla ücretsiz`,
  extendedTo: (term) => `Dahil olan yılla birlikte toplam ${term} olarak uzatıldı`,
  price: 'Fiyat',
  subtotal: 'Ara toplam',
  discount: 'İndirim',
  shipping: 'Kargo',
  taxNames: {
    VAT: 'KDV',
    GST: 'GST',
    SALES_TAX: 'satış vergisi',
    NONE: 'vergi',
  },
  tax: {
    GROSS_INCLUDES_TAX: ({ name, rate }) => `${rate} ${name} dahil`,
    NET_PLUS_TAX: ({ name }) => name,
    REVERSE_CHARGE: ({ name }) => `${name}: %0, ters vergi yükümlülüğü`,
  },
  registrationNumber: (number) => `Kayıt numarası: ${number}`,
  taxNote: {
    GROSS_INCLUDES_TAX: ({ name, rate }) => `${rate} ${name} dahil`,
    NET_PLUS_TAX: ({ name }) => `artı ${name}`,
    REVERSE_CHARGE: ({ name }) => `${name} hariç (ters vergi yükümlülüğü)`,
  },
  withoutTax: 'vergisiz',
  reverseCharge: 'Ters vergi yükümlülüğü: KDV’yi alıcı beyan eder.',
  total: 'Toplam',
  payment: 'Ödeme',
  nothingToPay: 'Ödenecek tutar yok.',
  paidOn: (day) => `ödeme tarihi: ${day}`,
  underWaySince: (day) => `${day} tarihinden beri işleniyor`,
  nextCharge: 'Sonraki ödeme',
  renewal: ({ name, day, price, taxNote, years }) =>
    `${name}, ${day} tarihinde ve ardından ${years === 1 ? 'her yıl' : `her ${years} yılda bir`} yenilenir: ${price} ${taxNote}. O zamana kadar iptal edebilirsiniz: bizi arayın veya bize yazın.`,
  shippingAddress: 'Teslimat adresi',
  billingAddress: 'Fatura adresi',
  references: 'Referanslarınız',
  organization: 'Kuruluş',
  purchaseOrderNumber: 'Satın alma sipariş numarası',
  costCentre: 'Masraf merkezi',
  vatNumber: 'KDV numarası',
  support: 'Sorular, iade, iptal',
  returns:
    'Teslimattan sonraki 30 gün içinde her şeyi, vergi ve standart kargo dahil tam fiyatı geri alarak iade edebilirsiniz. Bizi arayın; size bir kargo etiketi göndeririz.',
  toReturn: (phone, address) => `İade veya sorularınız için ${reach(phone, address)}`,
  toReturnOrCancel: (phone, address) => `İade, iptal veya sorularınız için ${reach(phone, address)}`,
  terms: (url) => `Şartlar ve koşullar, iade ve garanti: ${url}`,
  seeOrder: 'Siparişinizi görün',
  soldBy: (seller) => `Satıcı: ${seller}`,
  receipt: {
    subject: 'Bize yazdığınız için teşekkür ederiz',
    outcome: {
      ANSWER: 'Mesajınız bize ulaştı, size e-postayla yanıt vereceğiz.',
      DEMONSTRATION: 'Mesajınız bize ulaştı, tanıtım için bir zaman belirlemek üzere size yazacağız.',
      PLACE: 'Yeriniz ayrıldı. Bağlantıyı size e-postayla göndereceğiz.',
      MEETING: 'Mesajınız bize ulaştı, bir zaman belirlemek üzere size yazacağız.',
      REQUEST: 'Talebiniz bize ulaştı, yerine getirildiğinde size e-postayla bildireceğiz.',
      OFFERS: 'Adresiniz bize ulaştı, teklifler başladığında size yazacağız.',
    },
    notYou: 'Bize siz yazmadıysanız biri adresini yanlış yazmıştır; bir şey yapmanız gerekmez.',
    shop: 'Mağazaya git',
  },
  invitation: {
    subject: (organization) => `${organization} sizi Sonde’a davet ediyor`,
    opening: (organization) =>
      `${organization} sizi Sonde’daki kuruluşuna katılmaya davet ediyor. Daveti bu e-posta adresiyle kabul edin.`,
    openUntil: (day) => `Daveti ${day} tarihine kadar kabul edebilirsiniz.`,
    accept: 'Daveti kabul et',
    notYou: (organization) =>
      `${organization} size tanıdık gelmiyorsa bu e-postayı dikkate almayın. Siz onaylamadan hiçbir şey olmaz.`,
  },
};
