import type { ImportDuty } from '@sonde/machines/rules/checkout';
import { ownValue } from '@sonde/machines/rules/texts';

/** What mails and quotes say about the delivery: the buyer's note and the import duty. */
interface DeliveryWords {
  /** Heads the buyer's note. */
  readonly note: string;
  /** The row of the duty among the prices. */
  readonly duty: string;
  /** The duty where there is none, and why. */
  readonly free: string;
  readonly whyFree: string;
  /** The duty where it isn't known, and who would pay it. */
  readonly possible: string;
  readonly whoPays: string;
}

const english: DeliveryWords = {
  note: 'Your note',
  duty: 'Estimated import duty',
  free: 'None',
  whyFree: 'Ultrasound probes are imported duty-free in your country.',
  possible: 'May be due',
  whoPays:
    'Customs may charge import duty when your order arrives. You pay it to the carrier; it isn’t part of this total.',
};

const wordsByLanguage: Readonly<Record<string, DeliveryWords>> = {
  en: english,
  ar: {
    note: 'ملاحظتك',
    duty: 'الرسوم الجمركية التقديرية',
    free: 'لا توجد',
    whyFree: 'تُستورد مجسات الموجات فوق الصوتية في بلدك معفاةً من الرسوم الجمركية.',
    possible: 'قد تُستحق',
    whoPays:
      'قد تفرض الجمارك رسومًا على الاستيراد عند وصول طلبك. تدفعها لشركة الشحن، وهي ليست جزءًا من هذا الإجمالي.',
  },
  da: {
    note: 'Din besked',
    duty: 'Anslået importtold',
    free: 'Ingen',
    whyFree: 'Ultralydsprober er toldfri ved import til dit land.',
    possible: 'Kan blive opkrævet',
    whoPays:
      'Toldvæsenet kan opkræve told, når din ordre ankommer. Du betaler den til fragtfirmaet; den indgår ikke i denne total.',
  },
  de: {
    note: 'Ihre Nachricht',
    duty: 'Voraussichtlicher Einfuhrzoll',
    free: 'Keiner',
    whyFree: 'Schallköpfe werden in Ihr Land zollfrei eingeführt.',
    possible: 'Kann anfallen',
    whoPays:
      'Bei der Einfuhr kann Zoll anfallen. Sie zahlen ihn an den Paketdienst; er ist in dieser Summe nicht enthalten.',
  },
  es: {
    note: 'Su nota',
    duty: 'Arancel de importación estimado',
    free: 'Ninguno',
    whyFree: 'Las sondas de ultrasonido se importan en su país sin aranceles.',
    possible: 'Puede aplicarse',
    whoPays:
      'La aduana puede cobrar aranceles cuando llegue su pedido. Se pagan al transportista y no forman parte de este total.',
  },
  fi: {
    note: 'Viestisi',
    duty: 'Arvioitu tuontitulli',
    free: 'Ei tullia',
    whyFree: 'Ultraääniantureista ei peritä maassasi tuontitullia.',
    possible: 'Voidaan periä',
    whoPays:
      'Tulli voi periä tullimaksun, kun tilauksesi saapuu. Maksat sen kuljetusyhtiölle; se ei sisälly tähän summaan.',
  },
  fr: {
    note: 'Votre message',
    duty: 'Droits de douane estimés',
    free: 'Aucun',
    whyFree: 'Les sondes d’échographie sont importées dans votre pays en franchise de droits de douane.',
    possible: 'Possibles',
    whoPays:
      'La douane peut percevoir des droits à l’arrivée de votre commande. Vous les réglez au transporteur ; ils ne sont pas compris dans ce total.',
  },
  it: {
    note: 'La Sua nota',
    duty: 'Dazi all’importazione stimati',
    free: 'Nessuno',
    whyFree: 'Le sonde ecografiche sono importate nel Suo Paese in esenzione da dazi.',
    possible: 'Possibili',
    whoPays:
      'La dogana può applicare dazi all’arrivo dell’ordine. Si pagano al corriere e non sono compresi in questo totale.',
  },
  nl: {
    note: 'Uw opmerking',
    duty: 'Geschatte invoerrechten',
    free: 'Geen',
    whyFree: 'Op echografiesondes zijn in uw land geen invoerrechten verschuldigd.',
    possible: 'Mogelijk verschuldigd',
    whoPays:
      'De douane kan invoerrechten heffen wanneer uw bestelling aankomt. U betaalt ze aan de vervoerder; ze zijn niet bij dit totaal inbegrepen.',
  },
  no: {
    note: 'Meldingen din',
    duty: 'Anslått importtoll',
    free: 'Ingen',
    whyFree: 'Ultralydprober er tollfrie ved import til landet ditt.',
    possible: 'Kan påløpe',
    whoPays:
      'Tollvesenet kan kreve toll når bestillingen ankommer. Du betaler den til transportøren; den er ikke med i denne summen.',
  },
  pl: {
    note: 'Uwagi do zamówienia',
    duty: 'Szacowane cło importowe',
    free: 'Brak',
    whyFree: 'Sondy ultrasonograficzne są w Pana/Pani kraju zwolnione z cła importowego.',
    possible: 'Może zostać naliczone',
    whoPays:
      'Urząd celny może naliczyć cło, gdy zamówienie dotrze na miejsce. Płaci się je przewoźnikowi; nie wchodzi ono w skład tej sumy.',
  },
  pt: {
    note: 'A sua nota',
    duty: 'Direitos de importação estimados',
    free: 'Nenhuns',
    whyFree: 'As sondas de ultrassons são importadas no seu país com isenção de direitos.',
    possible: 'Podem ser devidos',
    whoPays:
      'A alfândega pode cobrar direitos quando a encomenda chegar. São pagos à transportadora e não fazem parte deste total.',
  },
  sv: {
    note: 'Ditt meddelande',
    duty: 'Beräknad importtull',
    free: 'Ingen',
    whyFree: 'Ultraljudsprober importeras tullfritt till ditt land.',
    possible: 'Kan tillkomma',
    whoPays:
      'Tullen kan ta ut tullavgift när din beställning kommer fram. Du betalar den till transportören; den ingår inte i summan.',
  },
  tr: {
    note: 'Notunuz',
    duty: 'Tahmini gümrük vergisi',
    free: 'Yok',
    whyFree: 'Ultrason probları ülkenize gümrük vergisi ödenmeden ithal edilir.',
    possible: 'Alınabilir',
    whoPays:
      'Siparişiniz ulaştığında gümrük vergisi alınabilir. Bu vergi taşıyıcıya ödenir; bu toplama dahil değildir.',
  },
};

/** The languages that it is written in. */
export const deliveryLanguages = Object.keys(wordsByLanguage);

/** English for a language that it isn't written in. */
export const deliveryWordsIn = (language: string): DeliveryWords =>
  ownValue(wordsByLanguage, language) ?? english;

/** The duty as a row of the prices: what it is, why or who pays it, and how much. */
interface DutyInWords {
  readonly label: string;
  readonly figure: string;
  readonly sentence: string;
}

/** Null if nothing is imported. */
export function dutyInWords(duty: ImportDuty, language: string): DutyInWords | null {
  if (duty === 'NOT_IMPORTED') return null;
  const words = deliveryWordsIn(language);
  return duty === 'DUTY_FREE'
    ? { label: words.duty, figure: words.free, sentence: words.whyFree }
    : { label: words.duty, figure: words.possible, sentence: words.whoPays };
}
