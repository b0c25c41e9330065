import { borderChecklist, localDate, PASSPORT_VALIDITY_MONTHS } from '@selat/domain'
import type { BorderStep } from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'

import { toBorderCrossing } from './border-crossings.ts'
import type { BorderCrossingInput } from './border-crossings.ts'

/** A step of the checklist in words: what and when, and what it is for. */
export type BorderWords = {
  id: string
  kind: BorderStep['kind']
  title: string
  note: string
  /** The day on which it is to be done; null of what is to be so all the while. */
  day: string | null
}

/** The border checklist of a trip in words, each clock its own terminal's (FER-9). */
export function useBorderWords(): (crossings: readonly BorderCrossingInput[]) => BorderWords[] {
  const { t } = useTranslation('ferry')
  const format = useFormat()
  return (crossings) =>
    borderChecklist(crossings.map(toBorderCrossing)).flatMap((step) => {
      if (step.kind === 'passport') {
        return {
          id: step.kind,
          kind: step.kind,
          title: t('border.passport', { date: format.date(step.neededUntil, 'medium') }),
          note: t('border.passportNote', { count: PASSPORT_VALIDITY_MONTHS }),
          day: null,
        }
      }
      const crossing = crossings[step.crossing]
      if (!crossing) return []
      const { from, to } = crossing
      const id = `${step.kind} ${step.crossing}`
      if (step.kind === 'arrival_card') {
        const card = t(`borderCard.${step.card}`)
        return {
          id,
          kind: step.kind,
          title: t('border.arrivalCard', { card, date: format.date(step.opensOn, 'short') }),
          note: t('border.arrivalCardNote', {
            terminal: to.Name,
            date: format.date(step.arrivesOn, 'short'),
          }),
          day: step.opensOn,
        }
      }
      const { closesAt } = step
      return {
        id,
        kind: step.kind,
        title: t('border.checkIn', {
          time: format.time(closesAt),
          zone: format.zone(from.TimeZone, closesAt),
        }),
        note: t('border.checkInNote', {
          terminal: from.Name,
          date: format.date(closesAt, 'short'),
        }),
        day: localDate(closesAt),
      }
    })
}
