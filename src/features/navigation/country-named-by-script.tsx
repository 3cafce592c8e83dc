const filledByScript = { __html: '' };

/** A place for the name of a country that only the browser knows, because the page is the same for everyone. */
export const countryOf = (
  <strong data-country-name suppressHydrationWarning dangerouslySetInnerHTML={filledByScript} />
);

/** A script that names the country of a reason there, in the page's language. */
export const namesCountryOf = (reason: string): string =>
  `{const e=document.currentScript.parentElement.querySelector('[data-country-name]'),c=document.documentElement.dataset.${reason};if(c)e.textContent=new Intl.DisplayNames(document.documentElement.lang,{type:'region'}).of(c)}`;
