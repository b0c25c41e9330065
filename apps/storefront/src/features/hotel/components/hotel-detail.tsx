import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Skeleton } from '@selat/ui/skeleton'

import { type Address, STEP } from '../../../shared/kit/address/use-address.ts'
import { deferred } from '../../../shared/kit/deferred.tsx'
import { useAddToCart } from '../../../shared/trade/cart/use-add-to-cart.ts'
import type { StaySearch } from '../../../shared/trade/hotel/stay-search.ts'
import { BookingBar } from '../../../shared/trade/product/booking-bar.tsx'
import { DetailSection } from '../../../shared/trade/product/detail-section.tsx'
import { FactIcon } from '../../../shared/trade/product/fact-icon.tsx'
import { lowestOffer } from '../../../shared/trade/product/lowest-offer.ts'
import { ProductDetailFrame } from '../../../shared/trade/product/product-detail-frame.tsx'
import { ProductFigures } from '../../../shared/trade/product/product-figures.tsx'
import { productAddress } from '../../../shared/trade/product/product-url.ts'
import { useQuote } from '../../../shared/trade/product/use-quote.ts'
import type { HotelChoice } from '../model/hotel-choice.ts'
import { lowerTotal, resolvePicks, toHotelInput, wantedTerms } from '../model/room-picks.ts'
import { RoomChoice } from './room-choice.tsx'
import { StayPanel } from './stay-panel.tsx'

/** The reviews are far below the rooms, so their code is deferred. */
const ReviewsSection = deferred(
  () => import('./reviews-section.tsx').then((module) => module.ReviewsSection),
  { place: <Skeleton className="h-160 w-full" /> },
)

type HotelDetailProps = {
  hotel: Schemas['Hotel']
  stay: StaySearch
  address: Address<HotelChoice>
  /** Whether rooms of another stay are shown while those of this one load. */
  isUpdating: boolean
}

export function HotelDetail({ hotel, stay, address, isUpdating }: HotelDetailProps) {
  const { t } = useTranslation('hotel')
  const choice = address.query
  const picks = resolvePicks(hotel.Rooms, stay.parties, choice.pick, wantedTerms(choice.facet))
  const isOpen = hotel.Unavailable === null && !isUpdating
  const input = isOpen ? toHotelInput(hotel.Id, stay, stay.parties, picks) : null
  const quote = useQuote(input)
  const cart = useAddToCart()
  const { checkIn, checkOut, rooms } = stay
  return (
    <ProductDetailFrame
      content="hotel"
      schemaType="Hotel"
      listTitle={t('page.title')}
      listSearch={productAddress('hotel').serialize({
        checkIn,
        checkOut,
        rooms,
        facet: choice.facet,
      })}
      product={hotel}
      // This is the lowest price per night of the stay that is shown.
      lowest={lowestOffer(
        hotel.Rooms.flatMap(({ Offers }) => Offers.map(({ PerNight }) => PerNight)),
        {
          isAvailable: hotel.Unavailable === null,
          days: { from: checkIn, until: checkOut },
        },
      )}
      figures={<HotelFigures Stars={hotel.Stars} Reviews={hotel.Reviews} />}
      bar={<BookingBar quote={quote} />}
      book={
        <StayPanel
          hotel={hotel}
          stay={stay}
          picks={picks}
          lower={choice.pick.length === 0 ? lowerTotal(hotel.Rooms, stay.parties, picks) : null}
          input={input}
          quote={quote}
          cart={cart}
          onStay={(search) => {
            cart.reset()
            // The picks are kept, because rooms that still fit their party stay chosen.
            address.set(search, STEP)
          }}
        />
      }
    >
      <div aria-busy={isUpdating || undefined} className="transition-opacity aria-busy:opacity-60">
        <RoomChoice
          rooms={hotel.Rooms}
          parties={stay.parties}
          picks={picks}
          onPick={(pick) => {
            cart.reset()
            address.set({ pick, checkIn, checkOut, rooms })
          }}
        />
      </div>
      <FacilitiesSection Facilities={hotel.Facilities} ChildPolicy={hotel.ChildPolicy} />

      <ReviewsSection hotelId={hotel.Id} summary={hotel.Reviews} address={address} />
    </ProductDetailFrame>
  )
}

/** Shows the stars of a hotel, and the score that its guests gave. */
function HotelFigures({ Stars, Reviews }: Pick<Schemas['Hotel'], 'Stars' | 'Reviews'>) {
  return <ProductFigures stars={Stars} rating={Reviews?.Rating ?? null} />
}

type FacilitiesSectionProps = Pick<Schemas['Hotel'], 'Facilities' | 'ChildPolicy'>

/** Shows the facilities of the hotel and its policy for children. */
function FacilitiesSection({ Facilities, ChildPolicy }: FacilitiesSectionProps) {
  const { t } = useTranslation('hotel')
  return (
    <DetailSection title={t('facilities.title')}>
      <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {Facilities.map(({ Code, Label }) => (
          <li key={Code} className="flex items-center gap-2.5">
            <FactIcon code={Code} />
            {Label}
          </li>
        ))}
      </ul>
      <h3 className="mt-6 font-semibold">{t('facilities.children')}</h3>
      <p className="mt-1 max-w-prose">{ChildPolicy}</p>
    </DetailSection>
  )
}
