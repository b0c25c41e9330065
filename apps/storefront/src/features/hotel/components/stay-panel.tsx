import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import { Skeleton } from '@selat/ui/skeleton'
import { useState } from 'react'

import type { AddToCart } from '../../../shared/cart/use-add-to-cart.ts'
import { usePartyText } from '../../../shared/hotel/guests-text.tsx'
import type { HotelSearch } from '../../../shared/hotel/hotel-search-form.tsx'
import type { StaySearch } from '../../../shared/hotel/stay-search.ts'
import { late } from '../../../shared/late.tsx'
import { useProblemText } from '../../../shared/problem-text.ts'
import { PricePanel } from '../../../shared/product/price-panel.tsx'
import { useUnavailableText } from '../../../shared/product/unavailable-text.ts'
import type { QuoteState } from '../../../shared/product/use-quote.ts'
import { freedom } from '../model/freedom.ts'
import type { Pick } from '../model/room-picks.ts'
import { StaySpan } from './stay-span.tsx'

const HotelSearchForm = late(
  () =>
    import('../../../shared/hotel/hotel-search-form.tsx').then((module) => module.HotelSearchForm),
  { place: <Skeleton className="h-80 w-full" /> },
)

type StayPanelProps = {
  hotel: Schemas['Hotel']
  stay: StaySearch
  picks: readonly (Pick | null)[]
  input: Schemas['HotelCartInput'] | null
  quote: QuoteState
  cart: AddToCart
  onStay: (search: HotelSearch) => void
}

/** The stay as it would be booked: when, which rooms on which terms, what it costs, and into the cart. */
export function StayPanel(props: StayPanelProps) {
  const { hotel, stay, picks, input, quote, cart, onStay } = props
  const { t } = useTranslation(['hotel', 'item', 'product'])
  const toReason = useUnavailableText()
  const toText = useProblemText()
  const partyText = usePartyText()
  const [isChanging, setIsChanging] = useState(stay.isMoved)
  const { failure } = cart
  return (
    <div className="flex flex-col gap-4">
      <StaySpan stay={stay} hours={hotel} />
      {stay.isMoved && <Alert variant="warning">{t('moved.hotel')}</Alert>}
      {hotel.Unavailable && (
        <Alert variant="warning" live="polite" title={toReason(hotel.Unavailable)}>
          {t('panel.otherDates')}
        </Alert>
      )}
      <Button
        variant="outline"
        aria-expanded={isChanging}
        onClick={() => setIsChanging(!isChanging)}
      >
        {t('panel.change')}
      </Button>
      {isChanging && (
        <HotelSearchForm
          key={`${stay.checkIn} ${stay.checkOut} ${stay.rooms}`}
          stay={stay}
          isNarrow
          submitText={t('panel.show')}
          onSearch={(search) => {
            setIsChanging(false)
            onStay(search)
          }}
        />
      )}
      <ol className="flex flex-col gap-3 border-t border-dashed border-input/60 pt-3 text-sm">
        {stay.parties.map((party, index) => {
          const pick = picks[index]
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a party is its place in the search
            <li key={index}>
              <span className="block text-muted-foreground">{partyText(party, index)}</span>
              {pick ? (
                <>
                  <span className="font-semibold">{pick.room.Name}</span>
                  <span className="text-muted-foreground">
                    {` · ${t(`item:board.${pick.offer.Board}`)}`}
                  </span>
                  <span className="block text-muted-foreground">
                    {t(`terms.${freedom(pick.offer.Cancellation)}`)}
                  </span>
                </>
              ) : (
                <span className="font-semibold text-warning">{t('panel.noRoom')}</span>
              )}
            </li>
          )
        })}
      </ol>
      <p className="text-sm">
        <a
          href="#party-0"
          className="font-semibold text-brand-text underline underline-offset-4"
          onClick={goToRooms}
        >
          {t('panel.otherRooms')}
        </a>
      </p>
      <p className="text-sm text-muted-foreground">{hotel.TaxNote}</p>
      <PricePanel
        quote={quote}
        before={<p className="text-muted-foreground">{t('panel.chooseRooms')}</p>}
        partLabels={picks.map((_pick, index) => t('item:stay.room', { number: index + 1 }))}
        action={
          <div className="flex flex-col gap-3">
            {failure && (
              <Alert variant="destructive" live="assertive" title={t('panel.refused')}>
                {toText(failure)}
              </Alert>
            )}
            <Button
              variant="main"
              disabled={input === null}
              loading={cart.isAdding}
              onClick={() => {
                if (input) cart.add(input)
              }}
            >
              {t('product:price.add')}
            </Button>
          </div>
        }
      />
    </div>
  )
}

function goToRooms(event: { preventDefault: () => void }): void {
  event.preventDefault()
  const rooms = document.getElementById('party-0')
  rooms?.scrollIntoView({ block: 'start' })
  rooms?.querySelector<HTMLElement>('input:checked, input')?.focus({ preventScroll: true })
}
