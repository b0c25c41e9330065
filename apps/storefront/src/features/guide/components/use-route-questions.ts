import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

import type { Question } from '../../../shared/app/visitor/describe-page.ts'
import { cheapestDay, firstAndLast, fullDay } from '../model/timetable.ts'
import { useWayText } from './terminal-access.tsx'
import { useDocuments } from './use-documents.ts'

/** Returns common questions about a route, with answers from its data. */
export function useRouteQuestions(guide: Schemas['RouteGuide']): Question[] {
  const { t } = useTranslation('guide')
  const format = useFormat()
  const documents = useDocuments(guide)
  const wayQuestion = useAccessQuestion()
  const firstLast = useFirstLastAnswer()
  const { Operators, FareDays, CrossingMinutes } = guide
  const from = guide.From.Terminal.Name
  const to = guide.To.Terminal.Name
  const lowest = cheapestDay(FareDays)
  const least = (minutes: readonly number[]) => format.durationLong(Math.min(...minutes))
  const most = (minutes: readonly number[]) => format.durationLong(Math.max(...minutes))
  return [
    {
      question: t('question.duration', { from, to }),
      answer: t('answer.duration', { duration: format.durationLong(CrossingMinutes) }),
    },
    {
      question: t('question.price', { from, to }),
      answer: lowest
        ? t('answer.price', {
            price: format.money(lowest.price),
            date: format.date(lowest.date, 'long'),
          })
        : t('answer.unpriced'),
    },
    {
      question: t('question.firstLast', { from }),
      answer: firstLast(guide.Timetable, guide.From.Terminal.TimeZone) ?? t('answer.noSailings'),
    },
    {
      question: t('question.operators', { from, to }),
      answer: t('answer.list', {
        list: format.list(Operators.map(({ Operator }) => Operator.Name)),
      }),
    },
    { question: t('question.documents'), answer: format.sentences(documents) },
    {
      question: t('question.checkIn'),
      // The earliest closing and the latest opening of all operators are named, so that the times suit each of them.
      answer: t('answer.checkIn', {
        duration: most(Operators.map(({ Operator }) => Operator.CheckInClosesMinutesBefore)),
        opens: least(Operators.map(({ Operator }) => Operator.CheckInOpensMinutesBefore)),
      }),
    },
    ...wayQuestion(guide.From),
    ...wayQuestion(guide.To),
  ]
}

/** Asks how to reach a terminal; returns nothing if no way is known. */
export function useAccessQuestion(): (place: Schemas['TerminalPlace']) => Question[] {
  const { t } = useTranslation('guide')
  const format = useFormat()
  const toText = useWayText()
  return ({ Terminal, Access }) => {
    if (Access.length === 0) return []
    const ways = Access.map((way) => t('way.sentence', { place: way.Place, way: toText(way) }))
    return [
      {
        question: t('question.access', { terminal: Terminal.Name }),
        answer: t('answer.list', { list: format.list(ways) }),
      },
    ]
  }
}

/** Returns the times of the first and the last ferry in the zone of the terminal; undefined if there is no sailing. */
export function useFirstLastAnswer() {
  const { t } = useTranslation('guide')
  const format = useFormat()
  return (timetable: readonly Schemas['TimetableDay'][], timeZone: string): string | undefined => {
    const day = fullDay(timetable)
    const ends = day && firstAndLast(day)
    if (!ends) return undefined
    const [first, last] = ends
    const told = {
      date: format.date(day.Date, 'long'),
      zone: format.zone(timeZone, first.DepartsAt),
    }
    const time = format.time(first.DepartsAt)
    return first.Id === last.Id
      ? t('answer.onlyOne', { ...told, time })
      : t('answer.firstLast', { ...told, first: time, last: format.time(last.DepartsAt) })
  }
}
