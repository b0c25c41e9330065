import { cruiseReturnsOn, passportNeededUntil } from '@selat/domain'
import { useTranslation, useFormat } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { travelQueries } from '../../../shared/app/api.ts'
import { usePageParams } from '../../../shared/kit/address/use-page-params.ts'
import { BookingBar } from '../../../shared/trade/product/booking-bar.tsx'
import { DetailSection } from '../../../shared/trade/product/detail-section.tsx'
import { DetailState } from '../../../shared/trade/product/detail-state.tsx'
import { lowestOffer } from '../../../shared/trade/product/lowest-offer.ts'
import { ProductDetailFrame } from '../../../shared/trade/product/product-detail-frame.tsx'
import { CabinForm } from '../components/cabin-form.tsx'
import { Itinerary } from '../components/itinerary.tsx'
import { SailingsTable } from '../components/sailings-table.tsx'
import { useCabinForm } from '../components/use-cabin-form.ts'
import { availabilityOf, cabinOf, sailingOf } from '../model/cabin-choice.ts'

/** Shows one cruise, and the form that books a cabin on it (PRD-5). */
export default function CruisePage() {
  const { id } = usePageParams('/cruises/:id')
  const query = useQuery(travelQueries.get('/travel/v1/cruise/{id}', { path: { id } }))
  return (
    <DetailState query={query} content="cruise">
      {(cruise) => <CruiseDetail key={cruise.Id} cruise={cruise} />}
    </DetailState>
  )
}

function CruiseDetail({ cruise }: { cruise: Schemas['Cruise'] }) {
  const { t } = useTranslation(['cruise', 'product'])
  const form = useCabinForm(cruise)
  const sailsOn = sailingOf(cruise, form.choice)?.Date ?? null
  return (
    <ProductDetailFrame
      content="cruise"
      schemaType="BoatTrip"
      listTitle={t('list.title')}
      product={cruise}
      lowest={lowestOffer(
        cruise.Cabins.map(({ PerGuest }) => PerGuest),
        availabilityOf(cruise),
      )}
      figures={
        <span>
          {cruise.Ship} · {t('ship.nights', { count: cruise.Nights })} ·{' '}
          {t('ship.from', { port: cruise.HomePort })}
        </span>
      }
      book={<CabinForm cruise={cruise} form={form} />}
      bar={
        <BookingBar
          quote={form.quote}
          from={{ amount: cabinOf(cruise, form.choice).PerGuest, per: t('product:per.guest') }}
        />
      }
    >
      <DetailSection title={t('itinerary.title')}>
        <Itinerary calls={cruise.Itinerary} sailsOn={sailsOn} />
      </DetailSection>
      <DetailSection title={t('sailings.title')}>
        <SailingsTable cruise={cruise} form={form} />
      </DetailSection>
      <DetailSection title={t('papers.title')}>
        <Papers cruise={cruise} sailsOn={sailsOn} />
      </DetailSection>
    </ProductDetailFrame>
  )
}

type PapersProps = { cruise: Schemas['Cruise']; sailsOn: string | null }

/**
 * Shows the papers that a guest needs and the rules for guests. For the chosen sailing it names the date until which a passport
 * must be valid.
 */
function Papers({ cruise, sailsOn }: PapersProps) {
  const { t } = useTranslation('cruise')
  const format = useFormat()
  const passportUntil =
    sailsOn === null ? null : passportNeededUntil(cruiseReturnsOn(sailsOn, cruise.Nights))
  return (
    <dl className="grid max-w-prose gap-x-6 gap-y-4 sm:grid-cols-[auto_minmax(0,1fr)]">
      <Row name={t('papers.checkIn')}>{cruise.CheckIn}</Row>
      <Row name={t('papers.passport')}>
        {cruise.PassportRule}
        {passportUntil !== null && (
          <span className="block font-semibold">
            {t('papers.passportUntil', { date: format.date(passportUntil, 'medium') })}
          </span>
        )}
      </Row>
      <Row name={t('papers.ages')}>{cruise.AgeRule}</Row>
      <Row name={t('papers.book')}>{t('papers.ahead', { count: cruise.BookBeforeDays })}</Row>
      <Row name={t('papers.cancel')}>{cruise.RefundRule}</Row>
    </dl>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="font-semibold max-sm:-mb-3">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
