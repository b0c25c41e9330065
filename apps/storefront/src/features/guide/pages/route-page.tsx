import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { useQuery } from '@tanstack/react-query'

import { travelQueries } from '../../../shared/app/api.ts'
import { paths } from '../../../shared/app/paths.ts'
import { tellPreview } from '../../../shared/app/visitor/page-preview.ts'
import { usePageParams } from '../../../shared/kit/address/use-page-params.ts'
import { emptyCriteria, serializeCriteria } from '../../../shared/trade/ferry/criteria-url.ts'
import { FerrySearchForm } from '../../../shared/trade/ferry/ferry-search-form.tsx'
import { DetailSection } from '../../../shared/trade/product/detail-section.tsx'
import { DetailState } from '../../../shared/trade/product/detail-state.tsx'
import { Charges } from '../components/charges.tsx'
import { CheckInTimes } from '../components/check-in-times.tsx'
import { FareDays } from '../components/fare-days.tsx'
import { GuideFrame } from '../components/guide-frame.tsx'
import { OtherRoutes } from '../components/other-routes.tsx'
import { Questions } from '../components/questions.tsx'
import { RoutePlaces } from '../components/route-places.tsx'
import { Timetable } from '../components/timetable.tsx'
import { useDocuments } from '../components/use-documents.ts'
import { useRouteFacts } from '../components/use-route-facts.ts'
import { useRouteQuestions } from '../components/use-route-questions.ts'
import { describeRoute } from '../model/describe-guides.ts'
import { cheapestDay } from '../model/timetable.ts'

/** Shows a route in one direction, with the facts that a traveller needs before a search. */
export default function RoutePage() {
  const { slug } = usePageParams('/ferry/:slug')
  const guide = useQuery(travelQueries.get('/travel/v1/ferry/route/{slug}', { path: { slug } }))
  return (
    <DetailState query={guide} content="ferry">
      {(data) => <Route key={data.Slug} guide={data} />}
    </DetailState>
  )
}

function Route({ guide }: { guide: Schemas['RouteGuide'] }) {
  const { t } = useTranslation('guide')
  const format = useFormat()
  const facts = useRouteFacts(guide)
  const meta = useMeta(guide)
  const documents = useDocuments(guide)
  const questions = useRouteQuestions(guide)
  const from = guide.From.Terminal
  const to = guide.To.Terminal
  const names = { from: from.Name, to: to.Name }
  const title = t('route.title', names)
  const lowest = cheapestDay(guide.FareDays)
  const price = lowest && { price: `${t('timetable.price')} ${format.money(lowest.price)}` }
  const toResults = (departOn: string) =>
    paths.ferryResult(
      serializeCriteria({
        ...emptyCriteria,
        ...{ tripType: 'one_way', from: from.Code, to: to.Code, departOn },
      }),
    )
  describeRoute(guide, title)
  tellPreview({ title, crossing: names, ...price })
  return (
    <GuideFrame
      path={paths.ferryRoute(guide.Slug)}
      title={title}
      terminals={[from.Name, to.Name]}
      meta={meta}
      name={t('index.route', names)}
      facts={facts}
      search={<FerrySearchForm initial={{ from: from.Code, to: to.Code }} />}
    >
      <Timetable
        title={t('timetable.title')}
        days={guide.Timetable}
        zoneOf={(code) => (code === from.Code ? from : to).TimeZone}
        toResults={toResults}
      />
      <FareDays days={guide.FareDays} toResults={toResults} />
      <Charges operators={guide.Operators} />
      <CheckInTimes operators={guide.Operators} />
      <DetailSection title={t('documents.title')}>
        <ul className="flex max-w-prose list-disc flex-col gap-2 ps-5 marker:text-brand-text">
          {documents.map((document) => (
            <li key={document}>{document}</li>
          ))}
        </ul>
      </DetailSection>
      <RoutePlaces from={guide.From} to={guide.To} />
      <Questions questions={questions} />
      <OtherRoutes from={from.Code} to={to.Code} />
    </GuideFrame>
  )
}

function useMeta({ From, To, CrossingMinutes, Operators, FareDays: days }: Schemas['RouteGuide']) {
  const { t } = useTranslation('guide')
  const format = useFormat()
  const lowest = cheapestDay(days)
  const names = { from: From.Terminal.Name, to: To.Terminal.Name }
  const told = {
    ...names,
    duration: format.durationLong(CrossingMinutes),
    operators: format.list(Operators.map(({ Operator }) => Operator.Name)),
  }
  return {
    title: t('route.meta', names),
    description: lowest
      ? t('route.description', { ...told, price: format.money(lowest.price) })
      : t('route.descriptionUnpriced', told),
  }
}
