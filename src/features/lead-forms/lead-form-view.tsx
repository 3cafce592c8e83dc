import { useRef } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  isLeadPending,
  isLeadSending,
  type LeadFormEvent,
  type LeadFormSnapshot,
} from '@sonde/machines/lead-form';
import { type LeadField, leadFieldsIn, leadFormOf } from '@sonde/machines/rules/leads';
import { paths } from '../../page/paths.ts';
import { useEarlyInput } from '../../browser/use-early-input.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { ErrorSummary } from '../../ui/error-summary/error-summary.tsx';
import { RequiredNote } from '../../ui/field/field-label.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { useAttempt } from '../trouble/use-attempt.ts';
import { NeedsScripts } from '../trouble/needs-scripts.tsx';
import { LeadFieldControl } from './lead-field.tsx';
import { LeadTrouble } from './lead-trouble.tsx';
import styles from './lead-form-view.module.css';
import { useLeadErrors } from './use-lead-errors.ts';

interface LeadFormViewProps {
  readonly snapshot: LeadFormSnapshot;
  readonly send: (event: LeadFormEvent) => void;
}

/** The fields of a form, its errors, and its button. */
export function LeadFormView({ snapshot, send }: LeadFormViewProps) {
  const { t } = useLingui();
  const { context } = snapshot;
  const form = leadFormOf(context.slug);
  const fields = leadFieldsIn(form, context.lead, context.rules);
  const errorAt = useLeadErrors(context);
  const errors = fields.flatMap((name) => {
    const error = errorAt(name);
    return error ? [{ name, ...error }] : [];
  });
  const { attempt, count } = useAttempt(errors.length === 0);
  const place = useRef<HTMLDivElement>(null);
  const { emailOptIn: _isOptedIn, ...texts } = context.lead;
  useEarlyInput<LeadField>(place, texts, (field, value) =>
    send(
      field === 'country'
        ? { type: 'lead.country.changed', country: value }
        : { type: 'lead.field.changed', field, value },
    ),
  );
  const isPending = isLeadPending(snapshot);
  return (
    <div ref={place}>
      <Form
        marks="both"
        onSubmit={() => {
          count();
          if (!isPending) send({ type: 'lead.submitted' });
        }}
      >
        <Stack gap={6}>
          <ErrorSummary errors={attempt > 0 ? errors : []} attempt={attempt} />
          <LeadTrouble slug={context.slug} trouble={context.trouble} fields={fields} />
          <RequiredNote />
          <div className={styles.fields}>
            {fields.map((field) => (
              <div key={field} data-field={field}>
                <LeadFieldControl
                  field={field}
                  context={context}
                  error={errorAt(field)?.message}
                  send={send}
                />
              </div>
            ))}
          </div>
          {form.offersNewsletter && (
            <Checkbox
              name="emailOptIn"
              label={t`Email me about new products and offers. Unsubscribe anytime.`}
              checked={context.lead.emailOptIn}
              onChange={(isOptedIn) => send({ type: 'lead.news.changed', isOptedIn })}
            />
          )}
          <UseOfData />
          <NeedsScripts>
            <Trans>Turn on JavaScript to send this form, or call us.</Trans>
          </NeedsScripts>
          <div>
            <Button
              type="submit"
              variant="primary"
              pending={isPending}
              pendingLabel={isLeadSending(snapshot) ? t`Sending` : undefined}
            >
              <Trans comment="Button of a form">Send</Trans>
            </Button>
          </div>
        </Stack>
      </Form>
    </div>
  );
}

function UseOfData() {
  const locale = useShopLocale();
  return (
    <p>
      <Trans>
        We use your message to reply to you.{' '}
        <a href={`${paths.terms(locale)}#privacy`}>What we keep and for how long</a>
      </Trans>
    </p>
  );
}
