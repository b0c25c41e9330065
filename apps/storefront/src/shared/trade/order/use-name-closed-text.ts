import { useFormat, useTranslation } from '@selat/i18n'

import { knownNameRefusal } from '../../app/known/known-orders.ts'
import { wireNameOf } from '../passenger/passenger-details.ts'
import type { NameClosed, NamedTraveller } from './name-people.ts'

/**
 * Returns the function that says why a traveller's name cannot be corrected, with the sector and its operator if they
 * are the reason.
 */
export function useNameClosedText(): (closed: NameClosed | null) => string {
  const { t } = useTranslation(['order', 'ferry'])
  return (closed) => {
    if (closed === null) return t('correctName.not')
    const { From, To, OperatorName: operator } = closed.sector
    const crossing = t('ferry:results.title', { from: From.Name, to: To.Name })
    const reason = knownNameRefusal(closed.reason)
    switch (reason) {
      case 'already_corrected':
        return t('correctNameClosed.already_corrected')
      case 'checked_in':
        return t('correctNameClosed.checked_in', { crossing, operator })
      case 'not_offered':
        return t('correctNameClosed.not_offered', { crossing, operator })
      case 'too_late':
        return t('correctNameClosed.too_late', { crossing, operator })
      case 'unknown':
        return t('correctName.not')
      default:
        return reason satisfies never
    }
  }
}

/**
 * Returns the function that says why none of these names can be corrected: once if all travellers share the reason,
 * else with the names of those who do.
 */
export function useNameClosedTexts(): (people: readonly NamedTraveller[]) => string[] {
  const { t } = useTranslation('order')
  const format = useFormat()
  const textOf = useNameClosedText()
  return (people) => {
    if (people.length === 0) return [t('correctName.noTickets')]
    const alike = [...Map.groupBy(people, ({ closed }) => textOf(closed))]
    if (alike.length === 1) return alike.map(([why]) => why)
    return alike.map(([why, own]) => {
      const names = format.list(own.map(({ passenger }) => wireNameOf(passenger)))
      return t('correctName.closedOf', { names, why })
    })
  }
}
