import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Button } from '@selat/ui/button'

import { usePriceKindText } from '../../../shared/price/use-price-kind-text.ts'

const fewSeats = 9

const box =
  'grid h-full min-h-15 w-full content-center items-center justify-stretch gap-x-3 gap-y-0 rounded-md px-3.5 py-2 text-start @3xs:grid-cols-[minmax(0,1fr)_auto]'

type OfferButtonProps = {
  sailing: Schemas['Sailing']
  offer: Schemas['SailingOffer']
  /** How many travel. */
  people: number
  onPick: () => void
}

/** Chooses one class of a sailing; its name says which, for a list has many alike. */
export function OfferButton({ sailing, offer, people, onPick }: OfferButtonProps) {
  const { t } = useTranslation('ferry')
  const format = useFormat()
  return (
    <Button variant="outline" onClick={onPick} className={box}>
      <span className="truncate text-sm font-medium">
        <span className="sr-only">
          {t('sailing.choose', { time: format.time(sailing.DepartsAt) })}
        </span>{' '}
        {offer.ClassName}
      </span>{' '}
      <AdultPrice offer={offer} />{' '}
      <span
        className={`text-xs font-normal ${offer.SeatsLeft <= fewSeats ? 'text-accent-text' : 'text-muted-foreground'}`}
      >
        {t('sailing.seatsLeft', { count: offer.SeatsLeft })}
      </span>
      <InAll offer={offer} people={people} />
    </Button>
  )
}

/** What all who travel pay online, where that is not the price of one, and what is due at the counter for them. */
function InAll({ offer, people }: Pick<OfferButtonProps, 'offer' | 'people'>) {
  const { t } = useTranslation('ferry')
  const format = useFormat()
  const counter = offer.Estimate.AtCounter.map((amount) => format.money(amount))
  const lines = [
    people > 1 &&
      t('fare.forParty', {
        count: people,
        amount: format.money(offer.Estimate.Total),
      }),
    counter.length > 0 && t('estimate.counter', { amount: format.list(counter) }),
  ].filter((line) => line !== false)
  if (lines.length === 0) return null
  return (
    <>
      {' '}
      <span className="flex flex-wrap gap-x-1.5 text-xs font-normal whitespace-normal text-muted-foreground tabular @3xs:col-span-2">
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
    </>
  )
}

/** A class that has no seats for the party, for comparison. */
export function OfferGone({ offer }: { offer: Schemas['SailingOffer'] }) {
  const { t } = useTranslation('ferry')
  return (
    <p className={`${box} border border-dashed border-border text-muted-foreground`}>
      <span className="truncate text-sm">{offer.ClassName}</span>
      <AdultPrice offer={offer} />
      <span className="text-xs">
        {offer.SeatsLeft === 0
          ? t('sailing.soldOut')
          : t('sailing.onlySeats', { count: offer.SeatsLeft })}
      </span>
    </p>
  )
}

/** What one adult pays online; the fare alone stands among the details. */
function AdultPrice({ offer }: { offer: Schemas['SailingOffer'] }) {
  const { t } = useTranslation('ferry')
  const kind = usePriceKindText()
  const format = useFormat()
  return (
    <span className="flex flex-col whitespace-nowrap @3xs:row-span-2 @3xs:text-end">
      <span className="text-lg/6 font-bold tabular">{format.money(offer.AdultPrice)}</span>{' '}
      <span className="text-xs font-normal text-muted-foreground max-md:sr-only">
        {[t('fare.perAdult'), kind].filter(Boolean).join(' · ')}
      </span>
    </span>
  )
}
