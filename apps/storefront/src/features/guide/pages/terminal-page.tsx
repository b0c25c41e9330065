import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { StraitMap } from '@selat/ui/strait-map'
import { isInStrait } from '@selat/ui/strait-projection'
import { useQuery } from '@tanstack/react-query'

import { travelQueries } from '../../../shared/app/api.ts'
import { paths } from '../../../shared/app/paths.ts'
import { tellPreview } from '../../../shared/app/visitor/page-preview.ts'
import { usePageParams } from '../../../shared/kit/address/use-page-params.ts'
import { FerrySearchForm } from '../../../shared/trade/ferry/ferry-search-form.tsx'
import { DetailSection } from '../../../shared/trade/product/detail-section.tsx'
import { DetailState } from '../../../shared/trade/product/detail-state.tsx'
import { GuideFrame } from '../components/guide-frame.tsx'
import { Questions } from '../components/questions.tsx'
import { TerminalAccess } from '../components/terminal-access.tsx'
import { TerminalRoutes } from '../components/terminal-routes.tsx'
import { Timetable } from '../components/timetable.tsx'
import { useDayFacts } from '../components/use-route-facts.ts'
import { useAccessQuestion, useFirstLastAnswer } from '../components/use-route-questions.ts'
import { describeTerminal } from '../model/describe-guides.ts'

/** Shows a terminal: its routes, its next departures, and the ways to it. */
export default function TerminalPage() {
  const { slug } = usePageParams('/terminal/:slug')
  const guide = useQuery(travelQueries.get('/travel/v1/ferry/terminal/{slug}', { path: { slug } }))
  return (
    <DetailState query={guide} content="ferry">
      {(data) => <Terminal key={data.Slug} guide={data} />}
    </DetailState>
  )
}

function Terminal({ guide }: { guide: Schemas['TerminalGuide'] }) {
  const { t } = useTranslation('guide')
  const format = useFormat()
  const questions = useTerminalQuestions(guide)
  const dayFacts = useDayFacts(guide.Timetable)
  const { Place, Routes } = guide
  const { Code, Name, TimeZone } = Place.Terminal
  const terminals = new Map(Routes.map(({ To }) => [To.Code, To]))
  // The search begins with the route that has the most operators. If several have as many, the sort keeps the server's order,
  // which begins with the nearest.
  const [busiest] = Routes.toSorted((a, b) => b.Operators.length - a.Operators.length)
  const title = t('terminal.title', { terminal: Name })
  describeTerminal(guide)
  tellPreview({ title })
  return (
    <GuideFrame
      path={paths.terminal(guide.Slug)}
      title={title}
      terminals={[Name]}
      meta={{
        title: t('terminal.meta', { terminal: Name }),
        description: t('terminal.description', {
          terminal: Name,
          places: format.list(Routes.map(({ To }) => To.Name)),
        }),
      }}
      name={Name}
      facts={[
        { label: t('fact.routes'), value: format.number(Routes.length) },
        ...dayFacts,
        { label: t('fact.clock'), value: format.zone(TimeZone, guide.AsOf) },
      ]}
      search={<FerrySearchForm initial={{ from: Code, ...(busiest && { to: busiest.To.Code }) }} />}
    >
      <TerminalRoutes routes={Routes} />
      <DetailSection title={t('places.where')}>
        <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[6fr_5fr]">
          <TerminalMap terminal={Place.Terminal} routes={Routes} />
          <div>
            {Place.Access.length > 0 && <h3 className="mb-3 text-lg">{t('places.access')}</h3>}
            <TerminalAccess place={Place} />
          </div>
        </div>
      </DetailSection>
      <Timetable
        title={t('timetable.departures')}
        days={guide.Timetable}
        zoneOf={(code) => terminals.get(code)?.TimeZone ?? TimeZone}
        nameOf={(code) => terminals.get(code)?.Name ?? code}
      />
      <Questions questions={questions} />
    </GuideFrame>
  )
}

function TerminalMap({
  terminal,
  routes,
}: {
  terminal: Schemas['Terminal']
  routes: readonly Schemas['TerminalRoute'][]
}) {
  const { t } = useTranslation('guide')
  const toPoint = ({ Code, Latitude, Longitude }: Schemas['Terminal']) => ({
    code: Code,
    latitude: Latitude,
    longitude: Longitude,
  })
  const here = { ...toPoint(terminal), label: terminal.Name, labelSide: 'top' as const }
  if (!isInStrait(here)) return null
  return (
    <StraitMap
      label={t('places.mapTitle', { terminal: terminal.Name })}
      description={t('places.mapDescription', { terminal: terminal.Name })}
      terminals={[...routes.map(({ To }) => toPoint(To)), here]}
      route={[terminal.Code, terminal.Code]}
      className="self-start"
    />
  )
}

function useTerminalQuestions({ Place, Routes, Timetable: days }: Schemas['TerminalGuide']) {
  const { t } = useTranslation('guide')
  const format = useFormat()
  const wayQuestion = useAccessQuestion()
  const firstLast = useFirstLastAnswer()
  const { Name: terminal, TimeZone } = Place.Terminal
  const destinations = Routes.map(({ To, CrossingMinutes }) =>
    t('way.sentence', { place: To.Name, way: format.duration(CrossingMinutes) }),
  )
  return [
    {
      question: t('question.whereTo', { terminal }),
      answer: t('answer.list', { list: format.list(destinations) }),
    },
    {
      question: t('question.firstLast', { from: terminal }),
      answer: firstLast(days, TimeZone) ?? t('answer.noDepartures'),
    },
    ...wayQuestion(Place),
  ]
}
