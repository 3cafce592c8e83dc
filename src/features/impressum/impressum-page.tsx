import { Trans, useLingui } from '@lingui/react/macro';
import { usePage } from '../../page/page.tsx';
import { DescriptionList } from '../../ui/description-list/description-list.tsx';
import { Container, Section, Stack } from '../../ui/layout/layout.tsx';
import { Seller } from '../support/seller.tsx';
import { SupportEmail, SupportPhone, SupportWriting } from '../support/support-lines.tsx';
import { PageHead } from '../search-engines/page-head.tsx';

/** The legal notice, required by German and Austrian law on a page of its own. */
export function ImpressumPage() {
  const { t } = useLingui();
  const { configuration } = usePage();
  const { representative, register } = configuration?.seller ?? { representative: null, register: null };
  const name = (text: string) => <bdi translate="no">{text}</bdi>;
  return (
    <Section>
      <PageHead title={t`Legal notice`} description={t`Who runs this shop and how to reach us.`} />
      <Container width="content">
        <Stack gap={6}>
          <h1>
            <Trans>Legal notice</Trans>
          </h1>
          {configuration && (
            <DescriptionList
              items={[
                { id: 'seller', term: t`Sold by`, description: <Seller /> },
                ...(representative === null
                  ? []
                  : [{ id: 'representative', term: t`Represented by`, description: name(representative) }]),
                ...(register === null
                  ? []
                  : [{ id: 'register', term: t`Company register`, description: name(register) }]),
                { id: 'phone', term: t`Phone`, description: <SupportPhone {...configuration} /> },
                {
                  id: 'writing',
                  term: t`Send a message`,
                  description: (
                    <>
                      <SupportWriting {...configuration} />
                      <br />
                      <SupportEmail {...configuration} />
                    </>
                  ),
                },
              ]}
            />
          )}
          <p>
            <Trans>
              We are neither obliged nor willing to take part in dispute resolution before a consumer
              arbitration board.
            </Trans>
          </p>
        </Stack>
      </Container>
    </Section>
  );
}
