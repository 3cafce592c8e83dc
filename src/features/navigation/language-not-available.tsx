import type { ReactNode } from 'react';
import { I18nProvider } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { languagesSpokenBesides } from '@sonde/machines/rules/places';
import { loadedI18n } from '../../i18n/i18n.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { ArrivalNotice } from './arrival-notice.tsx';

/** A visitor who requested a language of the country reads it in that one; everyone else in the page's. */
const chooseWords = `{const a=document.currentScript.parentElement,d=document.documentElement,l=d.dataset.languageNotAvailable;if(l){const own=a.querySelector('[data-asked='+l+']'),any=a.querySelector('[data-asked=any]');if(own){own.hidden=false;any.hidden=true}else any.querySelector('strong').textContent=new Intl.DisplayNames(d.lang,{type:'language'}).of(l)}}`;
const filledByScript = { __html: '' };

interface WordsProps {
  readonly tag: string;
  readonly country: string;
  readonly language: ReactNode;
}

function Words({ tag, country, language }: WordsProps) {
  const name = new Intl.DisplayNames([tag], { type: 'region' }).of(country);
  return (
    <Trans comment="country is a name in brackets, language one such as German">
      Sorry, this shop ({name}) isn’t available in {language} yet.
    </Trans>
  );
}

/** For visitors who requested this country's shop in a language that only other shops have. */
export function LanguageNotAvailable() {
  const { t } = useLingui();
  const { country, tag } = useShopLocale();
  return (
    <ArrivalNotice reason="languageNotAvailable" label={t`About your language`} script={chooseWords}>
      <span data-asked="any">
        <Words tag={tag} country={country} language={<strong dangerouslySetInnerHTML={filledByScript} />} />
      </span>
      {languagesSpokenBesides(country).map((language) => (
        <I18nProvider key={language} i18n={loadedI18n(language)}>
          <span data-asked={language} lang={language} hidden>
            <Words
              tag={language}
              country={country}
              language={new Intl.DisplayNames([language], { type: 'language' }).of(language)}
            />
          </span>
        </I18nProvider>
      ))}
    </ArrivalNotice>
  );
}
