import type { MailWords } from './mail-words.ts';

const every: Readonly<Record<Intl.LDMLPluralRule, (years: number) => string>> = {
  zero: (years) => `كل ${years} سنة`,
  one: () => 'كل سنة',
  two: () => 'كل سنتين',
  few: (years) => `كل ${years} سنوات`,
  many: (years) => `كل ${years} سنة`,
  other: (years) => `كل ${years} سنة`,
};
const rules = new Intl.PluralRules('ar');

export const ar: MailWords = {
  subject: (number) => `طلبك ${number}`,
  title: (number) => `شكرًا لك. تم تأكيد طلبك ${number}`,
  orderedOn: (day) => `تاريخ الطلب: ${day}.`,
  arrivesOn: (day) => `سيصل طلبك بتاريخ ${day}.`,
  arrivesBetween: (earliest, latest) => `سيصل طلبك بين ${earliest} و${latest}.`,
  lines: 'ما طلبته',
  each: (price) => `${price} للوحدة`,
  free: 'مجانًا',
  freeWithCode: (code) => `مجاني مع الرمز ${code}`,
  extendedTo: (term) => `إجمالي مدة التغطية: ${term}`,
  price: 'السعر',
  subtotal: 'المجموع الفرعي',
  discount: 'الخصم',
  discountWith: (code) => `الخصم ${code}`,
  shipping: 'الشحن',
  shippingBy: (method) => `الشحن (${method})`,
  taxNames: {
    VAT: 'ضريبة القيمة المضافة',
    GST: 'ضريبة السلع والخدمات',
    SALES_TAX: 'ضريبة المبيعات',
    NONE: 'الضريبة',
  },
  tax: {
    GROSS_INCLUDES_TAX: ({ name, rate }) => `يشمل ${name} بنسبة ${rate}`,
    NET_PLUS_TAX: ({ name }) => name,
    REVERSE_CHARGE: ({ name }) => `${name}: 0\u200e%\u200e، احتساب عكسي`,
  },
  estimatedTax: 'الضريبة التقديرية',
  registrationNumber: (number) => `رقم التسجيل: ${number}`,
  taxNote: {
    GROSS_INCLUDES_TAX: ({ name, rate }) => `(شامل ${name} بنسبة ${rate})`,
    NET_PLUS_TAX: ({ name }) => `(تُضاف ${name})`,
    REVERSE_CHARGE: ({ name }) => `من دون ${name} (احتساب عكسي)`,
  },
  withoutTax: '(من دون ضريبة)',
  reverseCharge: 'احتساب عكسي: يتولى المشتري احتساب ضريبة القيمة المضافة وسدادها.',
  total: 'الإجمالي',
  payment: 'الدفع',
  nothingToPay: 'لا يوجد مبلغ مستحق.',
  paidOn: (day) => `دُفع بتاريخ ${day}`,
  underWaySince: (day) => `قيد المعالجة منذ ${day}`,
  nextCharge: 'الدفعة التالية',
  renewal: ({ name, day, price, taxNote, years }) =>
    `يتجدد ${name} بتاريخ ${day} بسعر ${price} ${taxNote}، ثم ${every[rules.select(years)](years)}. يمكنك الإلغاء في أي وقت قبل ذلك من حسابك أو هاتفيًا أو عبر البريد الإلكتروني.`,
  membershipAccount: (url) =>
    `تجد مقاعدك وفواتيرك والتجديد في حسابك: ${url}. سجّل الدخول، أو أنشئ حسابًا، بعنوان البريد الإلكتروني لهذا الطلب.`,
  rental: ({ name, price, taxNote, day, lastDay }) =>
    `${name}: ${price} ${taxNote} كل شهر، حتى ${lastDay} ضمنًا على الأقل. الدفعة التالية بتاريخ ${day}.`,
  prepaidMembership: 'اشتراكك',
  prepaid: ({ name, day }) => `يسري ${name} حتى ${day} ضمنًا ولا يتجدد تلقائيًا.`,
  shippingAddress: 'عنوان الشحن',
  billingAddress: 'عنوان الفوترة',
  references: 'بياناتك المرجعية',
  labelled: (label, value) => `${label}: ${value}`,
  organization: 'المؤسسة',
  purchaseOrderNumber: 'رقم أمر الشراء',
  costCentre: 'مركز التكلفة',
  vatNumber: 'رقم ضريبة القيمة المضافة',
  support: 'الأسئلة والإرجاع والإلغاء',
  returns:
    'يمكنك إرجاع أي منتج خلال 30 يومًا من التسليم واسترداد المبلغ كاملًا، بما في ذلك الضريبة والشحن العادي. اتصل بنا وسنرسل إليك ملصق شحن مدفوعًا مسبقًا عبر البريد الإلكتروني.',
  supportHours: {
    AMERICA: 'من الاثنين إلى الجمعة، من 8 صباحًا إلى 6 مساءً بتوقيت شرق الولايات المتحدة',
    BRITAIN: 'من الاثنين إلى الجمعة، من 9 صباحًا إلى 5 مساءً بتوقيت لندن',
    EUROPE: 'من الاثنين إلى الجمعة، من 9 صباحًا إلى 5 مساءً بتوقيت برلين',
    OCEANIA: 'من الاثنين إلى الجمعة، من 9 صباحًا إلى 5 مساءً بتوقيت سيدني',
  },
  toReturn: (phone, hours, address) =>
    `للإرجاع أو لأي سؤال، اتصل بنا على الرقم ${phone} (${hours}) أو راسلنا: ${address}`,
  toReturnOrCancel: (phone, hours, address) =>
    `للإرجاع أو الإلغاء أو لأي سؤال، اتصل بنا على الرقم ${phone} (${hours}) أو راسلنا: ${address}`,
  terms: (url) => `الشروط والأحكام والإرجاع والضمان: ${url}`,
  seeOrder: 'عرض طلبك',
  soldBy: (seller) => `البائع: ${seller}`,
  receipt: {
    subject: 'شكرًا لتواصلك معنا',
    outcome: {
      ANSWER: 'استلمنا رسالتك، وسنرد عليك عبر البريد الإلكتروني.',
      DEMONSTRATION: 'استلمنا رسالتك، وسنراسلك عبر البريد الإلكتروني لتحديد موعد للعرض التوضيحي.',
      PLACE: 'تم حجز مكانك. سنرسل إليك الرابط عبر البريد الإلكتروني.',
      MEETING: 'استلمنا رسالتك، وسنراسلك عبر البريد الإلكتروني لتحديد موعد.',
      REQUEST: 'استلمنا رسالتك، وسنخبرك عبر البريد الإلكتروني عند تنفيذ ما طلبته.',
      OFFERS: 'أضفناك إلى القائمة. سنراسلك عبر البريد الإلكتروني عند بدء العروض.',
      PAPER: 'الدليل جاهز للقراءة.',
      VIDEO: 'الفيديو جاهز للمشاهدة.',
    },
    result: { PAPER: 'قراءة الدليل', VIDEO: 'مشاهدة الفيديو' },
    notYou:
      'إذا لم تكن قد تواصلت معنا، فقد أدخل شخص ما عنوان بريدك الإلكتروني عن طريق الخطأ. يمكنك تجاهل هذه الرسالة.',
    shop: 'الانتقال إلى المتجر',
  },
  learner: {
    approved: {
      subject: 'خصمك للطلاب والمتدربين',
      opening: (code) => `لقد تحققنا من أنك طالب أو متدرب. الرمز الخاص بك هو ${code}.`,
      use: (day) =>
        `أدخله عند إتمام الشراء، بعد عنوان البريد الإلكتروني هذا. يسري مرة واحدة، على مسبار واحد، حتى ${day}.`,
    },
    declined: {
      subject: 'تعذّر علينا التحقق من أنك طالب أو متدرب',
      opening: 'المستند الذي أرسلته لا يثبت أنك تدرس أو تتدرب حاليًا، أو تعذرت علينا قراءته.',
      remedy: 'يمكنك إرسال مستند آخر، مثل بطاقة طالب تحمل تاريخًا أو خطابٍ من مؤسستك التعليمية.',
      again: 'إرسال مستند آخر',
    },
  },
  declaration: {
    heading: 'إقرارك',
    fields: {
      cause: (answer) => `السبب: ${answer}`,
      endsOn: (answer) => `أريد أن ينتهي بتاريخ ${answer}.`,
      name: (answer) => `الاسم: ${answer}`,
      contract: (answer) => `العقد: ${answer}`,
      items: (answer) => `هذه المنتجات فقط: ${answer}`,
      email: (answer) => `البريد الإلكتروني لهذا الإيصال: ${answer}`,
    },
    notYou:
      'إذا لم تكن أنت من قدّم هذا الإقرار، فقد أدخل شخص آخر عنوان بريدك الإلكتروني. ردّ على هذه الرسالة لنصحّح ذلك.',
    withdrawal: {
      statement: 'أعدل بموجب هذا عن العقد المذكور أدناه.',
      subject: (number) => `إقرار العدول عن العقد: إيصال استلام ${number}`,
      received: (day, time) => `استلمنا إقرار العدول بتاريخ ${day} الساعة ${time}.`,
      confirm: 'تأكيد العدول',
      outcome: {
        WITHDRAWN: (order) =>
          `لقد عدلت عن الطلب ${order}. لن يُشحن أي شيء آخر، وانتهى أي اشتراك اشتريته معه. سنعيد إليك ما دفعته خلال 14 يومًا من استلام إقرار العدول. أما المنتجات التي وصلتك بالفعل، فقد ننتظر حتى تعود إلينا أو حتى تُثبت أنك أرسلتها.`,
        TO_BE_CONFIRMED:
          'يُعدّ إقرار العدول مستلمًا في الوقت المذكور أعلاه. أكّده بالزر أدناه ليسري فورًا. وإلا فسيراجعه فريقنا ويتواصل معك على هذا العنوان.',
        TO_BE_CHECKED:
          'يُعدّ إقرار العدول مستلمًا في الوقت المذكور أعلاه. سيراجعه فريقنا ويتواصل معك على هذا العنوان.',
      },
    },
    cancellation: {
      subject: (number) => `إلغاء اشتراكك: إيصال استلام ${number}`,
      received: (day, time) => `استلمنا إشعار الإلغاء بتاريخ ${day} الساعة ${time}.`,
      statement: {
        ORDINARY: 'ألغي الاشتراك المذكور أدناه في أقرب موعد ممكن.',
        FOR_CAUSE: 'ألغي الاشتراك المذكور أدناه لسبب جوهري.',
      },
      confirm: 'تأكيد الإلغاء',
      outcome: {
        CANCELED: (day) =>
          `لن يتجدد اشتراكك بعد الآن. ينتهي بتاريخ ${day}، ولن يُخصم أي مبلغ بعد ذلك. ويبقى الوصول متاحًا لك حتى ذلك الحين.`,
        ENDED: (day) => `انتهى اشتراكك بتاريخ ${day}. لن يتجدد، ولن يُخصم أي مبلغ آخر.`,
        TO_BE_CONFIRMED:
          'يُعدّ إشعار الإلغاء مستلمًا في الوقت المذكور أعلاه. أكّده بالزر أدناه ليسري فورًا. وإلا فسيراجعه فريقنا ويتواصل معك على هذا العنوان.',
        TO_BE_CHECKED:
          'يُعدّ إشعار الإلغاء مستلمًا في الوقت المذكور أعلاه. سيراجعه فريقنا ويخبرك على هذا العنوان بموعد انتهاء اشتراكك.',
      },
    },
  },
  invitation: {
    subject: (organization) => `دعوة من ${organization} للانضمام إلى Sonde`,
    opening: (organization) =>
      `تدعوك مؤسسة ${organization} إلى الانضمام إليها في Sonde. اقبل الدعوة بعنوان البريد الإلكتروني هذا.`,
    openUntil: (day) => `يمكنك قبول الدعوة حتى ${day}.`,
    accept: 'قبول الدعوة',
    notYou: (organization) =>
      `إذا كنت لا تعرف ${organization}، فتجاهل هذه الرسالة. لن يحدث شيء من دون موافقتك.`,
  },
  shipment: {
    shipped: (order) => `شُحن طلبك ${order}`,
    somePart: (order) => `شُحن جزء من طلبك ${order}`,
    items: 'في هذه الشحنة',
    tracking: (number) => `رقم التتبع: ${number}`,
    rest: 'سنراسلك مرة أخرى عند شحن الباقي.',
  },
  tradeIn: {
    credit: 'رصيد الاستبدال',
    heading: 'مسبارك القديم',
    send: ({ number, day }) =>
      `أرسِل إلينا المسبار ذا الرقم التسلسلي ${number} بحيث يصلنا في موعد أقصاه ${day}. تتحمّل أنت أجرة البريد.`,
    label: (url) => `اطبع الملصق: ${url}`,
    late: 'إذا لم يصلنا بحلول ذلك الموعد، فلن يُحتسب الرصيد، وسنرسل إليك عبر البريد الإلكتروني فاتورة بالمبلغ الذي خُصم بفضله، شاملة الضريبة.',
    billed: {
      subject: ({ order, amount }) => `استبدالك للطلب ${order}: المبلغ المستحق ${amount}`,
      opening: ({ number, day, order }) =>
        `لم يصلنا المسبار ذو الرقم التسلسلي ${number} بحلول ${day}. لم يعد رصيده للطلب ${order} ساريًا.`,
      pay: ({ amount, due }) =>
        `يُرجى دفع ${amount} شاملًا الضرائب في موعد أقصاه ${due}. ردّ على هذه الرسالة وسنرسل إليك طريقة آمنة للدفع. إذا كنت قد أرسلت المسبار، فردّ برقم التتبّع.`,
    },
  },
  membership: {
    chargeNear: {
      subject: ({ day }) => `سيُجدَّد اشتراكك بتاريخ ${day}`,
      renewal: ({ organization, name, day, amount }) =>
        `سيُجدَّد اشتراك ${organization} (${name}) بتاريخ ${day}. سنخصم في ذلك اليوم ${amount} شاملًا جميع الضرائب.`,
      trial: ({ organization, name, day, amount }) =>
        `توشك الفترة التجريبية المجانية لدى ${organization} على الانتهاء. يبدأ الاشتراك (${name}) بتاريخ ${day}، وسنخصم في ذلك اليوم ${amount} شاملًا جميع الضرائب.`,
    },
    cancelRenewal: 'إلغاء التجديد التلقائي',
    toCancel: ({ button, day }) =>
      `إذا كنت لا ترغب في التجديد، فاختر «${button}» في حسابك قبل ${day}. لن يُخصم أي مبلغ، ويبقى الوصول متاحًا لك حتى ذلك الحين.`,
    committed: ({ lastDay }) =>
      `أنت ملتزم بالإيجار حتى ${lastDay} ضمنًا. إذا أنهيته قبل ذلك، فتدفع مقابل الأشهر المتبقية.`,
    trialEndNear: {
      subject: ({ day }) => `تنتهي فترتك التجريبية المجانية بتاريخ ${day}`,
      opening: ({ organization, day }) =>
        `تنتهي الفترة التجريبية المجانية لدى ${organization} بتاريخ ${day}. لن يُخصم أي مبلغ. للاحتفاظ بإمكانية الوصول، اختر اشتراكًا قبل ذلك.`,
    },
    renewed: {
      subject: ({ day }) => `إيصالك: جُدِّد الاشتراك حتى ${day}`,
      opening: ({ organization, name, day }) => `جُدِّد اشتراك ${organization} (${name}) حتى ${day}.`,
      invoice: ({ number }) => `الفاتورة ${number}`,
      taxIncluded: 'الضرائب المشمولة',
      paid: 'المبلغ المدفوع',
      nextCharge: ({ day }) => `موعد الدفعة التالية ${day}.`,
    },
    changed: {
      subject: 'إيصالك: تم تغيير الاشتراك',
      opening: ({ organization, name, day }) =>
        `أصبح اشتراك مؤسسة ${organization} الآن: ${name}، وهو مدفوع حتى ${day}.`,
    },
    chargeFailed: {
      subject: 'تعذّر تجديد اشتراكك',
      opening: ({ amount, organization, name }) =>
        `تعذّر خصم ${amount} مقابل اشتراك ${organization} (${name}).`,
      nextTry: ({ day, lastDay }) => `سنحاول مرة أخرى بتاريخ ${day}. تبقى لك إمكانية الوصول حتى ${lastDay}.`,
      remedy: 'تحقّق من طريقة الدفع في حسابك. إذا كان بنكك يطلب تأكيد المدفوعات، فاحفظ بطاقتك هناك من جديد.',
      payByLink: 'يمكنك أيضًا الدفع الآن بالبطاقة أو بطريقة أخرى. ويمكن لأي شخص لديه الرابط أن يدفع.',
      pay: 'الدفع الآن',
    },
    refunded: {
      subject: ({ amount }) => `أعدنا إليك ${amount}`,
      opening: ({ amount, organization, name }) => `أعدنا ${amount} عن اشتراك ${organization} (${name}).`,
      reason:
        'كان الاشتراك قد عُدّل أو أُلغي عند وصول دفعتك، لذلك أعدناها. قد يستغرق ظهور المبلغ في كشف حسابك بضعة أيام.',
    },
    referralCredited: {
      subject: 'حصلت على رصيد إحالة',
      opening: ({ organization }) =>
        `قدّم شخص أحاله إلينا أحد أعضاء ${organization} طلبًا، وانتهت مهلة إرجاعه.`,
      effect: ({ name }) => `سنخصم الرصيد من قيمة اشتراكك (${name}) عند التجديدات القادمة.`,
      earned: 'الأشهر المكتسبة',
      available: 'الأشهر المتاحة',
    },
    ended: {
      subject: 'انتهى اشتراكك',
      opening: ({ organization, name }) => `انتهى اشتراك ${organization} (${name}).`,
      unpaid: 'تعذّر خصم المبلغ خلال مهلة الدفع.',
      comeBack: 'لن يُخصم أي مبلغ آخر. يمكنك بدء اشتراك جديد في أي وقت.',
    },
    manage: 'إدارة الاشتراك',
  },
};
