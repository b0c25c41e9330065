import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { RadioGroup } from '@selat/ui/radio-group'
import { BedDouble, Ruler, UsersRound } from 'lucide-react'
import { useId } from 'react'

import { knownBoard } from '../../../shared/app/known/known-products.ts'
import { usePriceKindText } from '../../../shared/trade/price/use-price-kind-text.ts'
import { freedom } from '../model/freedom.ts'
import { pickCode } from '../model/room-picks.ts'

type RoomOffersProps = {
  room: Schemas['HotelRoom']
  /** The name of the radio group, which includes all rooms for the party. */
  group: string
  /** The number of rooms that are left for this party. */
  left: number
  value: string
  onPick: (code: string) => void
}

const few = 3

/** Shows one kind of room: its size and beds, and the terms on which it can be booked. */
export function RoomOffers({ room, group, left, value, onPick }: RoomOffersProps) {
  const { t } = useTranslation(['hotel', 'item'])
  const format = useFormat()
  const whyNot = useId()
  const { Name, Beds, SizeM2, MaxGuests, Left, Offers } = room
  const gone = Left === 0 ? t('choose.soldOut') : t('choose.taken')
  return (
    <div className="rounded-lg border border-border bg-card p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h4 className="text-lg font-semibold">{Name}</h4>
        {left === 0 ? (
          <p id={whyNot} className="text-sm font-semibold text-warning">
            {gone}
          </p>
        ) : (
          left <= few && (
            <p className="text-sm font-semibold text-accent-text">
              {t('choose.left', { count: left })}
            </p>
          )
        )}
      </div>
      <ul className="mt-1 mb-3 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted-foreground [&_svg]:size-4">
        <li className="inline-flex items-center gap-1.5">
          <BedDouble aria-hidden />
          {Beds}
        </li>
        <li className="inline-flex items-center gap-1.5">
          <Ruler aria-hidden />
          {t('choose.size', { size: format.number(SizeM2) })}
        </li>
        <li className="inline-flex items-center gap-1.5">
          <UsersRound aria-hidden />
          {t('choose.guests', { count: MaxGuests })}
        </li>
      </ul>
      <RadioGroup
        legend={Name}
        hideLegend
        variant="card"
        name={group}
        value={value}
        onValueChange={onPick}
        options={Offers.map((offer) => ({
          value: pickCode({ room, offer }),
          label: (
            <>
              {t(`item:board.${knownBoard(offer.Board)}`)}{' '}
              <span
                className={`block text-sm font-semibold ${offer.Cancellation.FreeUntil === null ? 'text-muted-foreground' : 'text-success'}`}
              >
                {t(`terms.${freedom(offer.Cancellation)}`)}
              </span>{' '}
              {/* The price stands below the terms on phones and beside them on wider screens. It is always part of the
                  accessible name. */}
              <span className="mt-1 block sm:sr-only">
                <OfferPrice offer={offer} />
              </span>
            </>
          ),
          hint: offer.Cancellation.Text,
          disabled: left === 0,
          describedBy: left === 0 ? whyNot : undefined,
          trailing: (
            <span aria-hidden className="block text-end max-sm:hidden">
              <OfferPrice offer={offer} />
            </span>
          ),
        }))}
      />
    </div>
  )
}

/** Shows the price of one room for the stay, and its average a night. */
function OfferPrice({ offer: { Total, PerNight } }: { offer: Schemas['RoomOffer'] }) {
  const kind = usePriceKindText()
  const { t } = useTranslation('hotel')
  const format = useFormat()
  return (
    <>
      <span className="block text-base font-bold whitespace-nowrap tabular">
        {format.money(Total)}
      </span>{' '}
      <span className="block text-sm text-muted-foreground tabular">
        {[t('choose.perNight', { amount: format.money(PerNight) }), kind]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </>
  )
}
