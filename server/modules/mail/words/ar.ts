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

const reach = (phone: string, address: string) =>
  `اتصل بنا على الرقم ${phone} (من الاثنين إلى الجمعة، من 8 صباحًا إلى 6 مساءً بالتوقيت الشرقي للولايات المتحدة) أو راسلنا: ${address}`;

export const ar: MailWords = {
  subject: (number) => `طلبك ${number}`,
  title: (number) => `شكرًا لك. تم تأكيد طلبك ${number}`,
  orderedOn: (day) => `تاريخ الطلب: ${day}.`,
  arrivesOn: (day) => `يصل طلبك في ${day}.`,
  arrivesBetween: (earliest, latest) => `يصل طلبك بين ${earliest} و${latest}.`,
  lines: 'ما طلبته',
  each: (price) => `${price} للوحدة`,
  free: 'مجانًا',
  freeWithCode: (code) => `مجاني مع الرمز ${code}`,
  extendedTo: (term) => `المدة بعد التمديد: ${term} إجمالًا، بما في ذلك السنة المشمولة`,
  price: 'السعر',
  subtotal: 'المجموع الفرعي',
  discount: 'الخصم',
  shipping: 'الشحن',
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
  registrationNumber: (number) => `رقم التسجيل: ${number}`,
  taxNote: {
    GROSS_INCLUDES_TAX: ({ name, rate }) => `شامل ${name} بنسبة ${rate}`,
    NET_PLUS_TAX: ({ name }) => `تضاف إليه ${name}`,
    REVERSE_CHARGE: ({ name }) => `دون ${name} (احتساب عكسي)`,
  },
  withoutTax: 'بدون ضريبة',
  reverseCharge: 'احتساب عكسي: يتولى المشتري احتساب ضريبة القيمة المضافة وسدادها.',
  total: 'الإجمالي',
  payment: 'الدفع',
  nothingToPay: 'لا شيء للدفع.',
  paidOn: (day) => `دُفع في ${day}`,
  underWaySince: (day) => `قيد التنفيذ منذ ${day}`,
  nextCharge: 'الدفعة التالية',
  renewal: ({ name, day, price, taxNote, years }) =>
    `يتجدد ${name} في ${day} مقابل ${price} ${taxNote}، ثم ${every[rules.select(years)](years)}. يمكنك الإلغاء حتى ذلك الحين: اتصل بنا أو راسلنا.`,
  shippingAddress: 'عنوان الشحن',
  billingAddress: 'عنوان الفوترة',
  references: 'مراجعك',
  organization: 'المؤسسة',
  purchaseOrderNumber: 'رقم أمر الشراء',
  costCentre: 'مركز التكلفة',
  vatNumber: 'رقم ضريبة القيمة المضافة',
  support: 'الأسئلة والإرجاع والإلغاء',
  returns:
    'يمكنك إرجاع كل شيء خلال 30 يومًا من التسليم واسترداد السعر كاملًا، بما في ذلك الضريبة والشحن العادي. اتصل بنا؛ نرسل إليك ملصق الشحن.',
  toReturn: (phone, address) => `للإرجاع أو لأي سؤال، ${reach(phone, address)}`,
  toReturnOrCancel: (phone, address) => `للإرجاع أو الإلغاء أو لأي سؤال، ${reach(phone, address)}`,
  terms: (url) => `الشروط والأحكام والإرجاع والضمان: ${url}`,
  seeOrder: 'عرض طلبك',
  soldBy: (seller) => `البائع: ${seller}`,
  receipt: {
    subject: 'شكرًا لمراسلتك لنا',
    outcome: {
      ANSWER: 'وصلتنا رسالتك، وسيرد عليك أحدنا بالبريد الإلكتروني.',
      DEMONSTRATION: 'وصلتنا رسالتك، وسنكتب إليك لتحديد موعد للعرض.',
      PLACE: 'حجزنا مكانك، وسنرسل إليك الرابط بالبريد الإلكتروني.',
      MEETING: 'وصلتنا رسالتك، وسنكتب إليك لتحديد موعد.',
      REQUEST: 'وصلنا طلبك، وسنخبرك بالبريد الإلكتروني عند تنفيذه.',
      OFFERS: 'وصلنا عنوانك، وسنكتب إليك عندما تبدأ العروض.',
    },
    notYou: 'إن لم تكن أنت من كتب إلينا، فقد أخطأ أحدهم في كتابة عنوانه، ولا يلزمك فعل شيء.',
    shop: 'إلى المتجر',
  },
  invitation: {
    subject: (organization) => `${organization} تدعوك إلى Sonde`,
    opening: (organization) =>
      `تود ${organization} أن تنضم إلى مؤسستها لدى Sonde. اقبل الدعوة بعنوان البريد الإلكتروني هذا.`,
    openUntil: (day) => `يمكنك قبول الدعوة حتى ${day}.`,
    accept: 'قبول الدعوة',
    notYou: (organization) =>
      `إذا كنت لا تعرف ${organization}، فتجاهل هذه الرسالة. لن يحدث شيء من دون موافقتك.`,
  },
};
