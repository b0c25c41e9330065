import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Badge } from '@selat/ui/badge'
import { Button } from '@selat/ui/button'
import { Details } from '@selat/ui/details'

import { SectorCrossing } from '../../../shared/ferry/sector-crossing.tsx'
import type { Leg } from '../model/legs.ts'
import { isBookable, pickKey } from '../model/picked-sailing.ts'
import { FareDetails } from './fare-details.tsx'

const fewSeats = 9

export type SailingRowProps = {
  leg: Leg
  sailing: Schemas['Sailing']
  offers: readonly Schemas['SailingOffer'][]
  seats: number
  /** False when it leaves before the sailing chosen earlier has arrived. */
  isReachable: boolean
  onPick: (key: string) => void
}

/** One sailing of the list: its crossing, and a button for each class that can be had. */
export function SailingRow({ leg, sailing, offers, seats, isReachable, onPick }: SailingRowProps) {
  const { t } = useTranslation('ferry')
  const isOnSale = sailing.Status === 'on_sale' && isReachable
  return (
    <li className={isOnSale ? '' : 'bg-muted/50 text-muted-foreground'}>
      <div className="grid items-center gap-x-8 gap-y-3 px-4 pt-4 sm:px-5 md:grid-cols-[minmax(0,1fr)_auto]">
        <SectorCrossing
          size="results"
          from={leg.from}
          to={leg.to}
          sailing={sailing}
          operatorName={sailing.OperatorName}
        />
        {isOnSale ? (
          <ul className="flex flex-wrap gap-2 md:w-60 md:flex-col">
            {offers.map((offer) => (
              <li key={offer.Offer} className="grow">
                <OfferButton
                  sailing={sailing}
                  offer={offer}
                  isEnough={isBookable(sailing, offer, seats)}
                  onPick={() => onPick(pickKey(sailing, offer))}
                />
              </li>
            ))}
          </ul>
        ) : (
          <p className="md:w-60 md:text-end">
            <Badge>{isReachable ? t(statusKey(sailing.Status)) : t('sailing.tooEarly')}</Badge>
          </p>
        )}
      </div>
      <Details
        summary={<span className="text-sm font-medium text-brand-text">{t('fare.details')}</span>}
        className="border-0 px-4 sm:px-5"
      >
        <FareDetails sailing={sailing} offers={offers} />
      </Details>
    </li>
  )
}

function statusKey(status: Schemas['Sailing']['Status']) {
  return status === 'closed' ? 'sailing.closed' : 'sailing.soldOut'
}

type OfferButtonProps = {
  sailing: Schemas['Sailing']
  offer: Schemas['SailingOffer']
  isEnough: boolean
  onPick: () => void
}

function OfferButton({ sailing, offer, isEnough, onPick }: OfferButtonProps) {
  const { t } = useTranslation(['ferry', 'common'])
  const format = useFormat()
  const price = format.money(offer.Fares.Adult, { trimWhole: true })
  const seats =
    offer.SeatsLeft === 0
      ? t('sailing.soldOut')
      : t('sailing.seatsLeft', { count: offer.SeatsLeft })
  return (
    <Button
      variant="outline"
      disabled={!isEnough}
      onClick={onPick}
      aria-label={t('sailing.choose', {
        time: format.time(sailing.DepartsAt),
        class: offer.ClassName,
        price,
        seats,
      })}
      className="w-full justify-between gap-3 px-4 text-start"
    >
      <span className="min-w-0 text-sm font-medium">
        <span className="block truncate">{offer.ClassName}</span>
        <span
          className={
            offer.SeatsLeft <= fewSeats
              ? 'block text-xs text-accent-text'
              : 'block text-xs text-muted-foreground'
          }
        >
          {seats}
        </span>
      </span>
      <span className="text-lg font-bold whitespace-nowrap tabular">{price}</span>
    </Button>
  )
}
