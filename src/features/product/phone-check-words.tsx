import { Trans } from '@lingui/react/macro';
import phoneCheck from './phone-check.script.js?raw';

/** What `<phone-check>` may say, and its script. They precede the elements, which then have their words when drawn. */
export function PhoneCheckWords() {
  return (
    <>
      <div id="phone-check-words" hidden>
        <p data-result="iphone">
          <Trans>You’re on an iPhone. It doesn’t reveal its model, so compare yours with this list.</Trans>
        </p>
        <p data-result="ipad">
          <Trans>You’re on an iPad. It doesn’t reveal its model, so compare yours with this list.</Trans>
        </p>
        <p data-result="android-fits">
          <Trans>Your Android version fits. Your device also needs a USB-C port.</Trans>
        </p>
        <p data-result="android-too-old">
          <Trans>This device runs an older version of Android, which this probe doesn’t support.</Trans>
        </p>
        <p data-result="android-without-plug">
          <Trans>You’re on an Android device. The Lightning plug doesn’t fit it.</Trans>
        </p>
        <p data-result="android">
          <Trans>Your browser doesn’t reveal your Android version, so compare yours with this list.</Trans>
        </p>
        <p data-result="computer">
          <Trans>To check your phone, open this page on it.</Trans>
        </p>
      </div>
      <script dangerouslySetInnerHTML={{ __html: phoneCheck }} />
    </>
  );
}
