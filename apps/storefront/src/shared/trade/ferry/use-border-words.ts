import {
  borderChecklist,
  type BorderStep,
  localDate,
  PASSPORT_VALIDITY_MONTHS,
} from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'

import { type BorderCrossingInput, toBorderCrossing } from './border-crossings.ts'

/** The texts of a step of the checklist: the task, its time, and its reason. */
export type BorderWords = {
  id: string
  kind: BorderStep['kind']
  title: string
  note: string
  /** The day on which it is to be done; null for a step that must be true on every day, such as a valid passport. */
  day: string | null
}

/**
 * Returns the function that writes the border checklist of a trip; each time is on the clock of its own terminal
 * (FER-9).
 */
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
