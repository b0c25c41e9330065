import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { useQuery } from '@tanstack/react-query'
import { Clock } from 'lucide-react'

import { travelQueries } from '../../../shared/app/api.ts'
import { usePageParams } from '../../../shared/kit/address/use-page-params.ts'
import { BookingBar } from '../../../shared/trade/product/booking-bar.tsx'
import { DetailSection } from '../../../shared/trade/product/detail-section.tsx'
import { DetailState } from '../../../shared/trade/product/detail-state.tsx'
import { lowestOffer } from '../../../shared/trade/product/lowest-offer.ts'
import { OpeningHours } from '../../../shared/trade/product/opening/opening-hours.tsx'
import { ProductDetailFrame } from '../../../shared/trade/product/product-detail-frame.tsx'
import { productAddress } from '../../../shared/trade/product/product-url.ts'
import { TicketForm } from '../components/ticket-form.tsx'
import { TicketList } from '../components/ticket-list.tsx'
import { useTicketForm } from '../components/use-ticket-form.ts'

export default function AttractionPage() {
  const { id } = usePageParams('/attractions/:id')
  const attraction = useQuery(travelQueries.get('/travel/v1/attraction/{id}', { path: { id } }))
  return (
    <DetailState query={attraction} content="attraction">
      {(data) => <Attraction key={data.Id} attraction={data} />}
    </DetailState>
  )
}

function Attraction({ attraction }: { attraction: Schemas['Attraction'] }) {
  const { t } = useTranslation(['attraction', 'product'])
  const format = useFormat()
  const form = useTicketForm(attraction)
  const { option, choice } = form
  const { date } = choice
  const from = option.GroupPrice ?? option.Prices?.Adult
  return (
    <ProductDetailFrame
      content="attraction"
      schemaType="TouristAttraction"
      listTitle={t('list.title')}
      listSearch={productAddress('attraction').serialize({ date })}
      product={attraction}
      lowest={lowestOffer(
        attraction.Options.map(({ GroupPrice, Prices }) => GroupPrice ?? Prices?.Adult),
      )}
      figures={
        <span className="inline-flex items-center gap-1.5">
          <Clock aria-hidden className="size-4.5" />
          {t('hours.visit', { duration: format.duration(attraction.SuggestedMinutes) })}
        </span>
      }
      book={<TicketForm form={form} />}
      bar={
        <BookingBar
          quote={form.quote}
          from={
            from && {
              amount: from,
              per: t(option.GroupPrice ? 'product:per.group' : 'product:per.person'),
            }
          }
        />
      }
    >
      <TicketList options={attraction.Options} />
      <DetailSection title={t('hours.title')}>
        <OpeningHours hours={attraction.OperatingHours} />
      </DetailSection>
    </ProductDetailFrame>
  )
}
