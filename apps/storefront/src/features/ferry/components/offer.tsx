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
  onPick: () => void
}

/** Chooses one class of a sailing; its name says which, for a list has many alike. */
export function OfferButton({ sailing, offer, onPick }: OfferButtonProps) {
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
      <Fare offer={offer} />{' '}
      <span
        className={`text-xs font-normal ${offer.SeatsLeft <= fewSeats ? 'text-accent-text' : 'text-muted-foreground'}`}
      >
        {t('sailing.seatsLeft', { count: offer.SeatsLeft })}
      </span>
    </Button>
  )
}

/** A class that has no seats for the party, for comparison. */
export function OfferGone({ offer }: { offer: Schemas['SailingOffer'] }) {
  const { t } = useTranslation('ferry')
  return (
    <p className={`${box} border border-dashed border-border text-muted-foreground`}>
      <span className="truncate text-sm">{offer.ClassName}</span>
      <Fare offer={offer} />
      <span className="text-xs">
        {offer.SeatsLeft === 0
          ? t('sailing.soldOut')
          : t('sailing.onlySeats', { count: offer.SeatsLeft })}
      </span>
    </p>
  )
}

function Fare({ offer }: { offer: Schemas['SailingOffer'] }) {
  const { t } = useTranslation('ferry')
  const kind = usePriceKindText()
  const format = useFormat()
  return (
    <span className="flex flex-col whitespace-nowrap @3xs:row-span-2 @3xs:text-end">
      <span className="text-lg/6 font-bold tabular">{format.money(offer.Fares.Adult)}</span>{' '}
      <span className="text-xs font-normal text-muted-foreground max-md:sr-only">
        {[t('fare.perAdult'), kind].filter(Boolean).join(' · ')}
      </span>
    </span>
  )
}
