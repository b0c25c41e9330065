import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Badge } from '@selat/ui/badge'
import { Button } from '@selat/ui/button'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'

import { SectorCrossing } from '../../../shared/ferry/sector-crossing.tsx'
import type { Leg } from '../model/legs.ts'
import { isBookable, pickKey } from '../model/picked-sailing.ts'
import { FareDetails } from './fare-details.tsx'
import { OfferButton, OfferGone } from './offer.tsx'

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
  const format = useFormat()
  const detailsId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const isOnSale = sailing.Status === 'on_sale' && isReachable
  return (
    <li className={isOnSale ? 'p-4 sm:px-5' : 'bg-muted/50 p-4 text-muted-foreground sm:px-5'}>
      <div className="grid items-center gap-x-8 gap-y-3 md:grid-cols-[minmax(0,1fr)_17rem]">
        <SectorCrossing
          size="results"
          from={leg.from}
          to={leg.to}
          sailing={sailing}
          operatorName={sailing.OperatorName}
        />
        {isOnSale ? (
          <ul className="grid grid-cols-2 gap-2 md:row-span-2 md:grid-cols-1">
            {offers.map((offer) => (
              <li key={offer.Offer} className="@container max-md:odd:last:col-span-2">
                {isBookable(sailing, offer, seats) ? (
                  <OfferButton
                    sailing={sailing}
                    offer={offer}
                    people={seats}
                    onPick={() => onPick(pickKey(sailing, offer))}
                  />
                ) : (
                  <OfferGone offer={offer} />
                )}
              </li>
            ))}
          </ul>
        ) : (
          <p className="md:row-span-2 md:justify-self-end">
            <Badge>{isReachable ? t(statusKey(sailing.Status)) : t('sailing.tooEarly')}</Badge>
          </p>
        )}
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={isOpen ? detailsId : undefined}
          onClick={() => setIsOpen(!isOpen)}
          className="group -mx-2 -my-1 w-fit px-2 font-medium text-brand-text"
        >
          {t('fare.details')} <span className="sr-only">{format.time(sailing.DepartsAt)}</span>
          <ChevronDown aria-hidden className="transition-[rotate] group-aria-expanded:rotate-180" />
        </Button>
      </div>
      {isOpen && (
        <div id={detailsId} className="pt-4">
          <FareDetails sailing={sailing} offers={offers} />
        </div>
      )}
    </li>
  )
}

function statusKey(status: Schemas['Sailing']['Status']) {
  return status === 'closed' ? 'sailing.closed' : 'sailing.soldOut'
}
