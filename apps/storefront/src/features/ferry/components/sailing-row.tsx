import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Button } from '@selat/ui/button'
import { Skeleton } from '@selat/ui/skeleton'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'

import { deferred } from '../../../shared/kit/deferred.tsx'
import { SectorCrossing } from '../../../shared/trade/ferry/sector-crossing.tsx'
import { fareIssueOf } from '../model/fare-issue.ts'
import type { Leg } from '../model/legs.ts'
import { type PickedSailing, pickKey } from '../model/picked-sailing.ts'
import { OfferButton } from './offer.tsx'

const FareDetails = deferred(
  () => import('./fare-details.tsx').then((module) => module.FareDetails),
  {
    place: <Skeleton className="h-60 w-full" />,
  },
)

export type SailingRowProps = {
  leg: Leg
  sailing: Schemas['Sailing']
  offers: readonly Schemas['SailingOffer'][]
  seats: number
  /** The sailing that is chosen for the leg before. */
  previous: PickedSailing | undefined
  onPick: (key: string) => void
}

/** Shows one sailing of the list, with a button for each class. The button of a class that cannot be chosen says why. */
export function SailingRow({ leg, sailing, offers, seats, previous, onPick }: SailingRowProps) {
  const { t } = useTranslation('ferry')
  const format = useFormat()
  const detailsId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const fares = offers.map((offer) => ({
    offer,
    issue: fareIssueOf(sailing, offer, { seats, previous }),
  }))
  const hasChoice = fares.some(({ issue }) => issue === null)
  return (
    <li className={hasChoice ? 'p-4 sm:px-5' : 'bg-muted/50 p-4 text-muted-foreground sm:px-5'}>
      <div className="grid items-center gap-x-8 gap-y-3 md:grid-cols-[minmax(0,1fr)_17rem]">
        <SectorCrossing
          size="results"
          from={leg.from}
          to={leg.to}
          sailing={sailing}
          operatorName={sailing.OperatorName}
        />
        <ul className="grid gap-2 min-[24rem]:grid-cols-2 md:row-span-2 md:grid-cols-1">
          {fares.map(({ offer, issue }) => (
            <li key={offer.Offer} className="@container min-[24rem]:max-md:odd:last:col-span-2">
              <OfferButton
                sailing={sailing}
                offer={offer}
                people={seats}
                issue={issue}
                onPick={() => onPick(pickKey(sailing, offer))}
              />
            </li>
          ))}
        </ul>
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
