import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { useQuery } from '@tanstack/react-query'
import { CalendarDays } from 'lucide-react'

import { travelQueries } from '../../../shared/app/api.ts'
import { usePageParams } from '../../../shared/kit/address/use-page-params.ts'
import { BookingBar } from '../../../shared/trade/product/booking-bar.tsx'
import { DetailSection } from '../../../shared/trade/product/detail-section.tsx'
import { DetailState } from '../../../shared/trade/product/detail-state.tsx'
import { lowestOffer } from '../../../shared/trade/product/lowest-offer.ts'
import { ProductDetailFrame } from '../../../shared/trade/product/product-detail-frame.tsx'
import { productAddress } from '../../../shared/trade/product/product-url.ts'
import { Departure } from '../components/departure.tsx'
import { Inclusions } from '../components/inclusions.tsx'
import { TripForm } from '../components/trip-form.tsx'
import { TypePrices } from '../components/type-prices.tsx'
import { useTripForm } from '../components/use-trip-form.ts'

export default function PackagePage() {
  const { id } = usePageParams('/packages/:id')
  const product = useQuery(travelQueries.get('/travel/v1/package/{id}', { path: { id } }))
  return (
    <DetailState query={product} content="package">
      {(data) => <Package key={data.Id} product={data} />}
    </DetailState>
  )
}

function Package({ product }: { product: Schemas['Package'] }) {
  const { t } = useTranslation(['package', 'product'])
  const form = useTripForm(product)
  const { date } = form.choice
  const days = t('trip.days', { count: product.Days })
  return (
    <ProductDetailFrame
      content="package"
      schemaType="TouristTrip"
      listTitle={t('list.title')}
      listSearch={productAddress('package').serialize({ date })}
      product={product}
      lowest={lowestOffer(
        product.Types.map(({ Prices }) => Prices.Adult),
        { isAvailable: product.FirstDate !== null },
      )}
      figures={
        <span className="inline-flex items-center gap-1.5">
          <CalendarDays aria-hidden className="size-4.5" />
          {product.Nights === 0
            ? days
            : t('trip.length', { days, nights: t('trip.nights', { count: product.Nights }) })}
        </span>
      }
      book={<TripForm form={form} />}
      bar={
        <BookingBar
          quote={form.quote}
          from={{ amount: form.type.Prices.Adult, per: t('product:per.person') }}
        />
      }
      meeting={{ title: t('departure.where'), label: t('departure.point') }}
    >
      <Itinerary days={product.Itinerary} />
      <Inclusions
        includes={product.Includes}
        excludes={product.Excludes}
        charges={product.ExcludedCharges}
      />
      <Departure product={product} />
      <TypePrices product={product} />
    </ProductDetailFrame>
  )
}

/** Lists the days of a journey, one below the other along a line. */
function Itinerary({ days }: { days: readonly Schemas['PackageDay'][] }) {
  const { t } = useTranslation('package')
  return (
    <DetailSection title={t('trip.itinerary')}>
      <ol className="flex max-w-prose flex-col">
        {days.map(({ Day, Text }) => (
          <li key={Day} className="relative flex gap-4 pb-6 last:pb-0">
            {Day < days.length && (
              <span
                aria-hidden
                className="absolute start-[0.4375rem] top-4 -bottom-2 w-0.5 bg-border"
              />
            )}
            <span
              aria-hidden
              className="relative mt-1.5 size-4 shrink-0 rounded-full border-[3px] border-brand bg-background"
            />
            <div className="min-w-0">
              <h3 className="text-base">{t('trip.day', { day: Day })}</h3>
              <p className="mt-0.5">{Text}</p>
            </div>
          </li>
        ))}
      </ol>
    </DetailSection>
  )
}
