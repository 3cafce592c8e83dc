import type { MailWords } from './mail-words.ts';

export const tr: MailWords = {
  subject: (number) => `Siparişiniz ${number}`,
  title: (number) => `Teşekkür ederiz. ${number} numaralı siparişiniz onaylandı`,
  orderedOn: (day) => `Sipariş tarihi: ${day}.`,
  arrivesOn: (day) => `Siparişiniz ${day} tarihinde elinizde olacak.`,
  arrivesBetween: (earliest, latest) =>
    `Siparişiniz ${earliest} ile ${latest} tarihleri arasında elinizde olacak.`,
  lines: 'Sipariş ettikleriniz',
  each: (price) => `adet fiyatı ${price}`,
  free: 'Ücretsiz',
  freeWithCode: (code) => `${code} koduyla ücretsiz`,
  extendedTo: (term) => `Toplam ${term} garanti`,
  price: 'Fiyat',
  subtotal: 'Ara toplam',
  discount: 'İndirim',
  discountWith: (code) => `İndirim ${code}`,
  shipping: 'Kargo',
  shippingBy: (method) => `Kargo (${method})`,
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
  estimatedTax: 'Tahmini vergi',
  registrationNumber: (number) => `Kayıt numarası: ${number}`,
  taxNote: {
    GROSS_INCLUDES_TAX: ({ name, rate }) => `(${rate} ${name} dahil)`,
    NET_PLUS_TAX: ({ name }) => `(artı ${name})`,
    REVERSE_CHARGE: ({ name }) => `${name} hariç (ters vergi yükümlülüğü)`,
  },
  withoutTax: '(vergi hariç)',
  reverseCharge: 'Ters vergi yükümlülüğü: KDV’yi alıcı beyan eder.',
  total: 'Toplam',
  payment: 'Ödeme',
  nothingToPay: 'Ödenecek tutar yok.',
  paidOn: (day) => `ödeme tarihi: ${day}`,
  underWaySince: (day) => `${day} tarihinden beri işleniyor`,
  nextCharge: 'Sonraki ödeme',
  renewal: ({ name, day, price, taxNote, years }) =>
    `${name}, ${day} tarihinde, ardından ${years === 1 ? 'her yıl' : `her ${years} yılda bir`} yenilenir: ${price} ${taxNote}. Bu tarihe kadar istediğiniz zaman hesabınızdan, telefonla veya e-postayla iptal edebilirsiniz.`,
  membershipAccount: (url) =>
    `Kullanıcı haklarınız, faturalarınız ve yenileme hesabınızda: ${url}. Bu siparişin e-posta adresiyle oturum açın veya hesap oluşturun.`,
  rental: ({ name, price, taxNote, day, lastDay }) =>
    `${name}: her ay ${price} ${taxNote}, en az ${lastDay} tarihine kadar (o gün dahil). Sonraki ödeme ${day} tarihinde.`,
  prepaidMembership: 'Üyeliğiniz',
  prepaid: ({ name, day }) =>
    `${name}: ${day} tarihine kadar (o gün dahil) geçerlidir, otomatik olarak yenilenmez.`,
  shippingAddress: 'Teslimat adresi',
  billingAddress: 'Fatura adresi',
  references: 'Referanslarınız',
  labelled: (label, value) => `${label}: ${value}`,
  organization: 'Kurum',
  purchaseOrderNumber: 'Satın alma sipariş numarası',
  costCentre: 'Masraf merkezi',
  vatNumber: 'KDV numarası',
  support: 'Sorular, iade ve iptal',
  returns:
    'Her ürünü, vergi ve standart kargo dahil tüm tutarın iadesiyle teslimattan sonraki 30 gün içinde iade edebilirsiniz. Bizi arayın, size ücreti ödenmiş kargo etiketini e-postayla gönderelim.',
  supportHours: {
    AMERICA: 'pazartesi–cuma, 08.00–18.00, ABD Doğu saati',
    BRITAIN: 'pazartesi–cuma, 09.00–17.00, Londra saati',
    EUROPE: 'pazartesi–cuma, 09.00–17.00, Berlin saati',
    OCEANIA: 'pazartesi–cuma, 09.00–17.00, Sidney saati',
  },
  toReturn: (phone, hours, address) =>
    `İade veya sorularınız için ${phone} numarasını arayın (${hours}) veya şu adresten bize ulaşın: ${address}`,
  toReturnOrCancel: (phone, hours, address) =>
    `İade, iptal veya sorularınız için ${phone} numarasını arayın (${hours}) veya şu adresten bize ulaşın: ${address}`,
  terms: (url) => `Şartlar, iade ve garanti: ${url}`,
  seeOrder: 'Siparişi gör',
  soldBy: (seller) => `Satıcı: ${seller}`,
  receipt: {
    subject: 'Bize ulaştığınız için teşekkür ederiz',
    outcome: {
      ANSWER: 'Mesajınızı aldık, size e-postayla yanıt vereceğiz.',
      DEMONSTRATION: 'Mesajınızı aldık, tanıtım için zaman belirlemek üzere size e-posta göndereceğiz.',
      PLACE: 'Yeriniz ayrıldı. Bağlantıyı size e-postayla göndereceğiz.',
      MEETING: 'Mesajınızı aldık, zaman belirlemek üzere size e-posta göndereceğiz.',
      REQUEST: 'Talebinizi aldık, tamamlandığında size e-posta göndereceğiz.',
      OFFERS: 'Listedesiniz. Kampanyalar başladığında size e-posta göndereceğiz.',
      PAPER: 'Rehber okunmaya hazır.',
      VIDEO: 'Videonuz hazır.',
    },
    result: { PAPER: 'Rehberi oku', VIDEO: 'Videoyu izle' },
    notYou:
      'Bize siz ulaşmadıysanız biri e-posta adresinizi yanlışlıkla girmiştir. Bu e-postayı dikkate almayın.',
    shop: 'Mağazaya git',
  },
  learner: {
    approved: {
      subject: 'Öğrenci ve stajyer indiriminiz',
      opening: (code) => `Eğitim aşamasında olduğunuzu doğruladık. Kodunuz: ${code}.`,
      use: (day) =>
        `Kodu ödeme sırasında, bu e-posta adresinden sonra girin. Bir kez, tek bir prob için geçerlidir. Son geçerlilik tarihi: ${day}.`,
    },
    declined: {
      subject: 'Eğitim aşamasında olduğunuzu doğrulayamadık',
      opening: 'Gönderdiğiniz belge şu anda eğitimde olduğunuzu göstermiyor veya belgeyi okuyamadık.',
      remedy:
        'Başka bir belge gönderebilirsiniz, örneğin tarihli bir öğrenci kimliği veya okulunuzdan bir yazı.',
      again: 'Başka bir belge gönder',
    },
  },
  declaration: {
    heading: 'Beyanınız',
    fields: {
      cause: (answer) => `Neden: ${answer}`,
      endsOn: (answer) => `Üyeliğin ${answer} tarihinde sona ermesini istiyorum.`,
      name: (answer) => `Ad soyad: ${answer}`,
      contract: (answer) => `Sözleşme: ${answer}`,
      items: (answer) => `Yalnızca şu ürünler: ${answer}`,
      email: (answer) => `Alındı belgesi için e-posta adresi: ${answer}`,
    },
    notYou:
      'Bu beyanda siz bulunmadıysanız başka biri e-posta adresinizi girmiştir. Düzeltebilmemiz için lütfen bu e-postayı yanıtlayın.',
    withdrawal: {
      statement: 'Aşağıda belirtilen sözleşmeden cayıyorum.',
      subject: (number) => `Cayma bildiriminiz: alındı belgesi ${number}`,
      received: (day, time) => `Cayma bildiriminizi ${day} ${time} itibarıyla aldık.`,
      confirm: 'Caymayı onayla',
      outcome: {
        WITHDRAWN: (order) =>
          `${order} numaralı siparişten caydınız. Artık hiçbir şey gönderilmeyecek ve siparişle birlikte üyelik satın aldıysanız o da sona erdi. Ödemenizi, bildiriminizi aldığımız tarihten itibaren 14 gün içinde iade ederiz; elinize ulaşmış ürünlerde, ürünler geri gelene veya gönderdiğinizi belgeleyene kadar bekleyebiliriz.`,
        TO_BE_CONFIRMED:
          'Cayma bildiriminiz yukarıda belirtilen anda alınmış sayılır. Hemen geçerli olması için aşağıdaki düğmeyle onaylayın. Aksi takdirde ekibimiz bildirimi inceler ve size bu adresten ulaşır.',
        TO_BE_CHECKED:
          'Cayma bildiriminiz yukarıda belirtilen anda alınmış sayılır. Ekibimiz inceleyip bu adresten sizinle iletişime geçecek.',
      },
    },
    cancellation: {
      subject: (number) => `İptal bildiriminiz: alındı belgesi ${number}`,
      received: (day, time) => `İptal bildiriminizi ${day} ${time} itibarıyla aldık.`,
      statement: {
        ORDINARY: 'Aşağıda belirtilen üyeliği mümkün olan ilk tarihte sona ermek üzere iptal ediyorum.',
        FOR_CAUSE: 'Aşağıda belirtilen üyeliği haklı nedenle feshediyorum.',
      },
      confirm: 'İptali onayla',
      outcome: {
        CANCELED: (day) =>
          `Üyeliğiniz artık yenilenmez. ${day} tarihinde sona erer ve sonrasında hiçbir tahsilat yapılmaz. Erişiminiz o zamana kadar sürer.`,
        ENDED: (day) => `Üyeliğiniz ${day} tarihinde sona erdi. Yenilenmez ve başka tahsilat yapılmaz.`,
        TO_BE_CONFIRMED:
          'İptal bildiriminiz yukarıda belirtilen anda alınmış sayılır. Hemen geçerli olması için aşağıdaki düğmeyle onaylayın. Aksi takdirde ekibimiz bildirimi inceler ve size bu adresten ulaşır.',
        TO_BE_CHECKED:
          'İptal bildiriminiz yukarıda belirtilen anda alınmış sayılır. Ekibimiz inceleyip üyeliğinizin ne zaman sona ereceğini bu adrese bildirecek.',
      },
    },
  },
  invitation: {
    subject: (organization) => `${organization} sizi Sonde’ye davet ediyor`,
    opening: (organization) =>
      `${organization} sizi Sonde’deki kurumuna katılmaya davet ediyor. Daveti bu e-posta adresiyle kabul edin.`,
    openUntil: (day) => `Daveti ${day} tarihine kadar kabul edebilirsiniz.`,
    accept: 'Daveti kabul et',
    notYou: (organization) =>
      `${organization} size tanıdık gelmiyorsa bu e-postayı dikkate almayın. Siz onaylamadan hiçbir şey olmaz.`,
  },
  shipment: {
    shipped: (order) => `${order} numaralı siparişiniz gönderildi`,
    somePart: (order) => `${order} numaralı siparişinizin bir kısmı gönderildi`,
    items: 'Bu gönderide',
    tracking: (number) => `Takip numarası: ${number}`,
    rest: 'Kalanlar gönderildiğinde size yeniden yazacağız.',
  },
  tradeIn: {
    credit: 'Takas indirimi',
    heading: 'Eski probunuz',
    send: ({ number, day }) =>
      `${number} seri numaralı probu en geç ${day} tarihinde bize ulaşacak şekilde gönderin. Kargo ücreti size aittir.`,
    label: (url) => `Etiketi yazdırın: ${url}`,
    late: 'O tarihe kadar bize ulaşmazsa takas indirimi geçersiz olur ve düşülen tutarın vergi dahil faturasını size e-postayla göndeririz.',
    billed: {
      subject: ({ order, amount }) => `${order} numaralı siparişin takası: ${amount} ödenecek`,
      opening: ({ number, day, order }) =>
        `${number} seri numaralı prob ${day} tarihine kadar bize ulaşmadı. ${order} numaralı siparişteki takas indirimi artık geçerli değil.`,
      pay: ({ amount, due }) =>
        `Lütfen vergiler dahil ${amount} tutarını en geç ${due} tarihinde ödeyin. Bu e-postayı yanıtlayın, size güvenli bir ödeme yolu gönderelim. Probu gönderdiyseniz takip numarasıyla yanıt verin.`,
    },
  },
  membership: {
    chargeNear: {
      subject: ({ day }) => `Üyeliğiniz ${day} tarihinde yenileniyor`,
      renewal: ({ organization, name, day, amount }) =>
        `${organization} üyeliği (${name}) ${day} tarihinde yenileniyor. O gün, tüm vergiler dahil ${amount} tahsil edeceğiz.`,
      trial: ({ organization, name, day, amount }) =>
        `${organization} ücretsiz denemesi sona ermek üzere. Üyelik (${name}) ${day} tarihinde başlıyor ve o gün tüm vergiler dahil ${amount} tahsil edeceğiz.`,
    },
    cancelRenewal: 'Otomatik yenilemeyi iptal et',
    toCancel: ({ day, button }) =>
      `Yenilemek istemiyorsanız ${day} tarihinden önce hesabınızda “${button}” seçeneğini kullanın. Hiçbir ücret alınmaz ve erişiminiz o zamana kadar devam eder.`,
    committed: ({ lastDay }) =>
      `Kiralama taahhüdünüz ${lastDay} tarihine kadar (o gün dahil) sürer. Daha önce ayrılırsanız kalan ayların ücretini ödersiniz.`,
    trialEndNear: {
      subject: ({ day }) => `Ücretsiz denemeniz ${day} tarihinde sona eriyor`,
      opening: ({ organization, day }) =>
        `${organization} ücretsiz denemesi ${day} tarihinde sona eriyor. Hiçbir ücret alınmaz. Erişiminizi korumak için öncesinde bir üyelik seçin.`,
    },
    renewed: {
      subject: ({ day }) => `Makbuzunuz: üyelik ${day} tarihine kadar yenilendi`,
      opening: ({ organization, name, day }) =>
        `${organization} üyeliği (${name}) ${day} tarihine kadar yenilendi.`,
      invoice: ({ number }) => `Fatura no. ${number}`,
      taxIncluded: 'Dahil olan vergiler',
      paid: 'Ödendi',
      nextCharge: ({ day }) => `Sonraki tahsilat ${day} tarihinde.`,
    },
    changed: {
      subject: 'Makbuzunuz: üyelik değiştirildi',
      opening: ({ organization, name, day }) =>
        `${organization} üyeliği artık ${name}. ${day} tarihine kadar ödendi.`,
    },
    chargeFailed: {
      subject: 'Üyeliğinizi yenileyemedik',
      opening: ({ organization, name, amount }) =>
        `${organization} üyeliği (${name}) için ${amount} tahsil edemedik.`,
      nextTry: ({ day, lastDay }) =>
        `${day} tarihinde yeniden deneyeceğiz. Erişiminiz ${lastDay} tarihine kadar sürer.`,
      remedy:
        'Lütfen hesabınızdaki ödeme yöntemini kontrol edin. Bankanız ödemeleri onaylamanızı istiyorsa kartınızı orada yeniden kaydedin.',
      payByLink:
        'Şimdi kartla veya başka bir yöntemle de ödeyebilirsiniz. Bağlantıya sahip olan herkes ödeme yapabilir.',
      pay: 'Şimdi öde',
    },
    refunded: {
      subject: ({ amount }) => `${amount} iade ettik`,
      opening: ({ amount, organization, name }) =>
        `${organization} üyeliği (${name}) için ${amount} iade ettik.`,
      reason:
        'Ödemeniz ulaştığında üyelik zaten değiştirilmiş veya iptal edilmişti, bu nedenle ödemenizi iade ettik. İadenin ekstrenizde görünmesi birkaç gün sürebilir.',
    },
    referralCredited: {
      subject: 'Tavsiye ödülü kazandınız',
      opening: ({ organization }) =>
        `${organization} üyelerinden birinin tavsiye ettiği bir kişi bizden sipariş verdi ve siparişi artık iade edemez.`,
      effect: ({ name }) => `Ödülü, sonraki yenilemelerde üyeliğinizin (${name}) tutarından düşeceğiz.`,
      earned: 'Kazanılan aylar',
      available: 'Kullanılabilir aylar',
    },
    ended: {
      subject: 'Üyeliğiniz sona erdi',
      opening: ({ organization, name }) => `${organization} üyeliği (${name}) sona erdi.`,
      unpaid: 'Tutarı ödeme süresi içinde tahsil edemedik.',
      comeBack: 'Artık hiçbir ücret alınmayacak. İstediğiniz zaman yeni bir üyelik başlatabilirsiniz.',
    },
    manage: 'Üyeliği yönet',
  },
};
