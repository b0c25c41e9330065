import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import { Skeleton } from '@selat/ui/skeleton'
import { useRef, useState } from 'react'

import { deferred } from '../../../shared/kit/deferred.tsx'
import type { AddToCart } from '../../../shared/trade/cart/use-add-to-cart.ts'
import type { HotelSearch } from '../../../shared/trade/hotel/hotel-search-form.tsx'
import type { StaySearch } from '../../../shared/trade/hotel/stay-search.ts'
import { AddAction } from '../../../shared/trade/product/add-action.tsx'
import { PricePanel } from '../../../shared/trade/product/price-panel.tsx'
import { useUnavailableText } from '../../../shared/trade/product/unavailable-text.ts'
import type { QuoteState } from '../../../shared/trade/product/use-quote.ts'
import { hasRoom, type lowerTotal, type Pick as RoomPick, roomsFor } from '../model/room-picks.ts'
import { ChosenRooms } from './chosen-rooms.tsx'
import { StaySpan } from './stay-span.tsx'

const HotelSearchForm = deferred(
  () =>
    import('../../../shared/trade/hotel/hotel-search-form.tsx').then(
      (module) => module.HotelSearchForm,
    ),
  { place: <Skeleton className="h-80 w-full" /> },
)

type StayPanelProps = {
  hotel: Schemas['Hotel']
  stay: StaySearch
  picks: readonly (RoomPick | null)[]
  /** The list's price and how much less it is, while refundable terms are preselected; else null. */
  lower: ReturnType<typeof lowerTotal>
  input: Schemas['HotelCartInput'] | null
  quote: QuoteState
  cart: AddToCart
  onStay: (search: HotelSearch) => void
}

/** Shows the stay to book: its dates, its rooms with their terms, and its price, with the button that adds it to the cart. */
export function StayPanel(props: StayPanelProps) {
  const { hotel, stay, picks, lower, input, quote, cart, onStay } = props
  const { t } = useTranslation(['hotel', 'item'])
  const format = useFormat()
  const [isChanging, setIsChanging] = useState(stay.isMoved)
  const [isOther, setIsOther] = useState(false)
  const [isTold, setIsTold] = useState(false)
  const show = useRef<HTMLButtonElement>(null)
  // While the form shows another stay than the loaded one, nothing can be added: visitors would expect the form's stay
  // in the cart.
  const isUnshown = isChanging && isOther
  const openForm = (isOpen: boolean) => {
    setIsChanging(isOpen)
    setIsTold(false)
  }
  const add = () => {
    setIsTold(isUnshown)
    if (isUnshown) show.current?.focus()
    else if (input) cart.add(input)
  }
  return (
    <div className="flex flex-col gap-4">
      <StaySpan stay={stay} hours={hotel} />
      {stay.isMoved && <Alert variant="warning">{t('moved.hotel')}</Alert>}
      {hotel.Unavailable && <Reason hotel={hotel} reason={hotel.Unavailable} stay={stay} />}
      <Button variant="outline" aria-expanded={isChanging} onClick={() => openForm(!isChanging)}>
        {t('panel.change')}
      </Button>
      {isChanging && (
        <HotelSearchForm
          key={`${stay.checkIn} ${stay.checkOut} ${stay.rooms}`}
          stay={stay}
          isNarrow
          submitText={t('panel.show')}
          submitRef={show}
          onDiffer={setIsOther}
          onSearch={(search) => {
            openForm(false)
            onStay(search)
          }}
        />
      )}
      {!hotel.Unavailable && <ChosenRooms parties={stay.parties} picks={picks} />}
      {lower && !hotel.Unavailable && (
        <p className="text-sm">
          {t('panel.lower', {
            total: format.money(lower.total),
            less: format.money(lower.less),
          })}
        </p>
      )}
      <p className="text-sm text-muted-foreground">{hotel.TaxNote}</p>
      <PricePanel
        quote={quote}
        before={
          // The text above already says why the stay cannot be booked.
          !hotel.Unavailable && <p className="text-muted-foreground">{t('panel.chooseRooms')}</p>
        }
        partLabels={picks.map((_pick, index) => t('item:stay.room', { number: index + 1 }))}
        action={
          <>
            {isTold && isUnshown && (
              <Alert variant="warning" live="assertive">
                {t('panel.showFirst')}
              </Alert>
            )}
            <AddAction
              isAdding={cart.isAdding}
              failure={cart.failure}
              refusedTitle={t('panel.refused')}
              disabled={input === null}
              onClick={add}
            />
          </>
        }
      />
    </div>
  )
}

type ReasonProps = Pick<StayPanelProps, 'hotel' | 'stay'> & { reason: Schemas['Unavailable'] }

/** Says why the stay cannot be booked: no room fits a party, too few are left, or the days are in the past or full. */
function Reason({ hotel: { Rooms }, stay: { parties }, reason }: ReasonProps) {
  const { t } = useTranslation('hotel')
  const toReason = useUnavailableText()
  if (parties.some((party) => roomsFor(Rooms, party).length === 0))
    return (
      <Alert variant="warning" live="polite">
        {t('choose.noRoom')}
      </Alert>
    )
  const isSoldOut = reason.Code === 'sold_out'
  const title =
    isSoldOut && hasRoom(Rooms, parties)
      ? t('panel.tooFew')
      : isSoldOut && reason.Params['date'] === undefined
        ? t('panel.noneThroughout')
        : toReason(reason)
  return (
    <Alert variant="warning" live="polite" title={title}>
      {t('panel.otherDates')}
    </Alert>
  )
}
