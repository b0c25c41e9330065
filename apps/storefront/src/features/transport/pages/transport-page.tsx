import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { useQuery } from '@tanstack/react-query'

import { travelQueries } from '../../../shared/app/api.ts'
import { usePageParams } from '../../../shared/kit/address/use-page-params.ts'
import { deferred } from '../../../shared/kit/deferred.tsx'
import { BookingBar } from '../../../shared/trade/product/booking-bar.tsx'
import { DetailSection } from '../../../shared/trade/product/detail-section.tsx'
import { DetailState } from '../../../shared/trade/product/detail-state.tsx'
import { ProductDetailFrame } from '../../../shared/trade/product/product-detail-frame.tsx'
import { RideForm } from '../components/ride-form.tsx'
import { useRideForm } from '../components/use-ride-form.ts'
import { VehicleCards } from '../components/vehicle-cards.tsx'
import { estimateRide } from '../model/estimate-ride.ts'

const factsSize = 'h-80 w-full'

/** The facts stand below the vehicles, out of the first view, so they are deferred. */
const ServiceFacts = deferred(
  () => import('../components/service-facts.tsx').then((module) => module.ServiceFacts),
  { place: <div aria-busy className={factsSize} /> },
)

/** Shows one transport service, and the form that books a ride of it (PRD-4). */
export default function TransportPage() {
  const { id } = usePageParams('/transport/:id')
  const query = useQuery(travelQueries.get('/travel/v1/transport/{id}', { path: { id } }))
  return (
    <DetailState query={query} content="transport">
      {(service) => <TransportDetail key={service.Id} service={service} />}
    </DetailState>
  )
}

function TransportDetail({ service }: { service: Schemas['Transport'] }) {
  const { t } = useTranslation('transport')
  const form = useRideForm(service)
  const estimate = estimateRide(service, form.draft, {
    seat: (band) => t(`seat.${band}`),
    extraHours: t('form.hours'),
  })
  return (
    <ProductDetailFrame
      content="transport"
      schemaType="Service"
      listTitle={t('list.title')}
      product={service}
      lowest={{ price: estimate.Total }}
      book={<RideForm service={service} form={form} estimate={estimate} />}
      bar={
        <BookingBar
          quote={form.quote}
          from={{ amount: estimate.Total, per: t('price.estimate') }}
        />
      }
    >
      <DetailSection title={t('rate.title')}>
        <VehicleCards service={service} form={form} />
      </DetailSection>
      <DetailSection title={t('service.title')}>
        <ServiceFacts service={service} />
      </DetailSection>
    </ProductDetailFrame>
  )
}
