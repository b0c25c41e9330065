import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

import { knownChangeRefusal } from '../../app/known/known-orders.ts'

type Ticket = Schemas['Ticket']

/** Returns the function that says why these tickets cannot be moved: each reason once, with its sector and operator. */
export function useChangeClosedTexts(): (tickets: readonly Ticket[]) => string[] {
  const { t } = useTranslation(['order', 'ferry'])
  const textOf = ({ ChangeRefusal, Sector }: Ticket) => {
    const { From, To, OperatorName: operator, ClassName: className } = Sector
    const crossing = t('ferry:results.title', { from: From.Name, to: To.Name })
    const reason = ChangeRefusal ? knownChangeRefusal(ChangeRefusal) : 'unknown'
    switch (reason) {
      case 'checked_in':
        return t('changeDateClosed.checked_in', { crossing, operator })
      case 'not_changeable':
        return t('changeDateClosed.not_changeable', { crossing, operator, className })
      case 'open_ticket':
        return t('changeDate.noneOpen')
      case 'too_late':
        return t('changeDateClosed.too_late', { crossing, operator })
      case 'unknown':
        return t('changeDate.not')
      default:
        return reason satisfies never
    }
  }
  return (tickets) => {
    const live = tickets.filter(({ State }) => State !== 'void')
    return live.length === 0 ? [t('correctName.noTickets')] : [...new Set(live.map(textOf))]
  }
}
