import type { Issue } from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Button } from '@selat/ui/button'

import { useIssueText } from '../../../shared/kit/form/use-issue-text.ts'
import { usePriceKindText } from '../../../shared/trade/price/use-price-kind-text.ts'

const fewSeats = 9

const box =
  'grid h-full min-h-15 w-full content-center items-center justify-stretch gap-x-3 gap-y-0 rounded-md px-3.5 py-2 text-start @3xs:grid-cols-[minmax(0,1fr)_auto]'

// The reason has to be readable, so the box keeps its full contrast.
const refusedBox =
  'cursor-not-allowed border-dashed border-border bg-transparent text-muted-foreground hover:border-border hover:bg-transparent active:translate-y-0 aria-disabled:opacity-100'

type OfferButtonProps = {
  sailing: Schemas['Sailing']
  offer: Schemas['SailingOffer']
  /** The number of travellers. */
  people: number
  /** The reason why the offer cannot be chosen; null if it can. */
  issue: Issue | null
  onPick: () => void
}

/**
 * Chooses one class of a sailing. Its name includes the time, because a list has many buttons for the same class. An offer that
 * cannot be chosen can still be reached by the keyboard, and says why.
 */
export function OfferButton({ sailing, offer, people, issue, onPick }: OfferButtonProps) {
  const { t } = useTranslation('ferry')
  const format = useFormat()
  const time = format.time(sailing.DepartsAt)
  return (
    <Button
      variant="outline"
      aria-disabled={issue !== null || undefined}
      onClick={issue ? undefined : onPick}
      className={issue ? `${box} ${refusedBox}` : box}
    >
      <span className="min-w-0 text-sm font-medium whitespace-normal">
        <span className="sr-only">
          {t(issue ? 'sailing.cannotChoose' : 'sailing.choose', { time })}
        </span>{' '}
        {offer.ClassName}
      </span>{' '}
      <AdultPrice offer={offer} />{' '}
      {issue ? (
        <Reason issue={issue} />
      ) : (
        <>
          <span
            className={`text-xs font-normal ${offer.SeatsLeft <= fewSeats ? 'text-accent-text' : 'text-muted-foreground'}`}
          >
            {t('sailing.seatsLeft', { count: offer.SeatsLeft })}
          </span>
          <PartyPrice offer={offer} people={people} />
        </>
      )}
    </Button>
  )
}

function Reason({ issue }: { issue: Issue }) {
  const toText = useIssueText()
  return <span className="self-start text-xs font-normal whitespace-normal">{toText(issue)}</span>
}

/** Shows what the whole party pays online, if it is more than one person, and what is due at the counter. */
function PartyPrice({ offer, people }: Pick<OfferButtonProps, 'offer' | 'people'>) {
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

/** Shows the price that one adult pays online; the fare without charges is among the details. */
function AdultPrice({ offer }: { offer: Schemas['SailingOffer'] }) {
  const { t } = useTranslation('ferry')
  const kind = usePriceKindText()
  const format = useFormat()
  return (
    <span className="flex flex-col whitespace-nowrap @3xs:row-span-2 @3xs:text-end">
      <span className="text-lg/6 font-bold tabular">{format.money(offer.AdultPrice)}</span>{' '}
      <span className="text-xs font-normal text-muted-foreground">
        {[t('fare.perAdult'), kind].filter(Boolean).join(' · ')}
      </span>
    </span>
  )
}
