import { NAME_CORRECTION_LETTERS } from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import type { CallError } from '@selat/sdk'
import { isProblem } from '@selat/sdk/problems'

import { useProblemText } from '../../../../shared/app/problem-text.ts'
import type { NamedTraveller } from '../../../../shared/trade/order/name-people.ts'
import { useNameClosedText } from '../../../../shared/trade/order/use-name-closed-text.ts'

const reasons = ['too_late', 'already_corrected', 'checked_in', 'no_ferry'] as const

/** Refusals for the sake of one crossing. */
const ofCrossing = ['checked_in', 'not_offered', 'too_late'] as const

/** Puts why the name of a traveller is not corrected into words, with the crossing and operator where they are why. */
export function useNameRefusalText({ sectors }: NamedTraveller): (error: CallError) => string {
  const { t } = useTranslation('order')
  const toText = useProblemText()
  const toClosedText = useNameClosedText()
  return (error) => {
    if (!isProblem(error, 'name_refused')) return toText(error)
    const { params } = error
    const closed = ofCrossing.find((known) => known === params['reason'])
    const sector = sectors.get(Number(params['sector']))
    if (closed && sector) return toClosedText({ reason: closed, sector })
    if (params['reason'] === 'too_different')
      return t('issue.name_too_different', { letters: NAME_CORRECTION_LETTERS })
    const reason = reasons.find((known) => known === params['reason'])
    return reason ? t(`correctNameRefused.${reason}`) : toText(error)
  }
}
