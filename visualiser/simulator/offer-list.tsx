import { useId } from 'react';
import type { Stimulus } from '../../model-tests/explore/simulation.types.ts';
import { serviceInWords } from '../../model-tests/words/words.ts';
import type { ChartIndex } from '../drawing/chart-index.ts';
import { serviceOf } from '../drawing/event-type-in-words.ts';
import { groupBy } from '../drawing/group-by.ts';
import { InlineCode } from '../inline-code.tsx';
import { isWait } from './clock.ts';
import type { Offer } from './offers.ts';
import type { Simulator } from './use-simulator.ts';

interface OfferListProps {
  readonly index: ChartIndex;
  readonly offers: readonly Offer[];
  readonly refusals: readonly Stimulus[];
  readonly onPlay: Simulator['play'];
}

/** The data of an event, or the outcome's name; without anything that the sentence already contains. */
function payloadOf(stimulus: Stimulus): string {
  if (stimulus.kind === 'outcome') return stimulus.label;
  const { type, ...values } = stimulus.event;
  return Object.keys(values).length === 0 ? type : `${type} ${JSON.stringify(values)}`;
}

interface OfferButtonProps extends Offer {
  readonly onPlay: Simulator['play'];
}

/** A stimulus that would be ignored stays in the list and in the order of the Tab key, with the reason. */
function OfferButton({ stimulus, refusal, onPlay }: OfferButtonProps) {
  const id = useId();
  if (refusal === '')
    return (
      <button type="button" onClick={() => onPlay(stimulus)}>
        {stimulus.sentence}
        <InlineCode>{payloadOf(stimulus)}</InlineCode>
      </button>
    );
  return (
    <div className="ignored">
      <button type="button" aria-disabled="true" aria-describedby={id}>
        {stimulus.sentence}
        <InlineCode>{payloadOf(stimulus)}</InlineCode>
      </button>
      <span id={id}>{refusal}</span>
    </div>
  );
}

const serviceBehind = (stimulus: Stimulus): string => (stimulus.kind === 'outcome' ? stimulus.service : '');

interface ServiceOffersProps extends Pick<OfferListProps, 'index' | 'refusals' | 'onPlay'> {
  readonly service: string;
  readonly offers: readonly Offer[];
}

/** The outcomes of one service, the usual ones first, and its refusals with every other code on demand. */
function ServiceOffers({ index, service, offers, refusals, onPlay }: ServiceOffersProps) {
  const id = useId();
  const coded = refusals.filter((stimulus) => serviceBehind(stimulus) === service);
  return (
    <div role="group" aria-labelledby={id} className="offers">
      <h4 id={id}>Asked {serviceInWords(serviceOf(index, service))}</h4>
      {offers.map((offer) => (
        <OfferButton key={offer.stimulus.label} {...offer} onPlay={onPlay} />
      ))}
      {coded.length === 0 ? null : (
        <details>
          <summary>{`Refuse with another code (${coded.length})`}</summary>
          {coded.map((stimulus) => (
            <OfferButton key={stimulus.label} stimulus={stimulus} refusal="" onPlay={onPlay} />
          ))}
        </details>
      )}
    </div>
  );
}

/** What can happen next: the outcomes of every pending service, and what people and tabs do. */
export function OfferList({ index, offers, refusals, onPlay }: OfferListProps) {
  if (offers.length === 0) return <p>Nothing more can happen: the path ends here.</p>;
  const timeless = offers.filter(({ stimulus }) => !isWait(stimulus));
  const outcomes = timeless.filter(({ stimulus }) => stimulus.kind === 'outcome');
  const events = timeless.filter(({ stimulus }) => stimulus.kind !== 'outcome');
  return (
    <>
      {outcomes.length === 0 ? null : (
        <div role="group" aria-label="Services" className="offers">
          <h3>Services</h3>
          {groupBy(outcomes, ({ stimulus }) => serviceBehind(stimulus)).map((own) => (
            <ServiceOffers
              key={serviceBehind(own[0].stimulus)}
              service={serviceBehind(own[0].stimulus)}
              offers={own}
              {...{ index, refusals, onPlay }}
            />
          ))}
        </div>
      )}
      {events.length === 0 ? null : (
        <div role="group" aria-label="People and tabs" className="offers">
          <h3>People and tabs</h3>
          {events
            .toSorted((a, b) => Number(a.refusal !== '') - Number(b.refusal !== ''))
            .map((offer) => (
              <OfferButton key={offer.stimulus.label} {...offer} onPlay={onPlay} />
            ))}
        </div>
      )}
    </>
  );
}
