import { useTranslation } from '@selat/i18n'
import { isProblem } from '@selat/sdk/problems'
import type { ReactNode } from 'react'

import { paths } from '../../../shared/app/paths.ts'
import { useProblemText } from '../../../shared/app/problem-text.ts'
import { useTenant } from '../../../shared/app/tenant.ts'
import type { FieldIssue } from '../../../shared/kit/form/form-issue.ts'
import { useReturnPath } from './use-return-path.ts'
import { WayOn } from './way-on.tsx'

/** An address without an account: its owner may open one, where that is open to everyone. */
export function useUnknownEmail(): (issue: FieldIssue) => ReactNode {
  const { t } = useTranslation('account')
  const toText = useProblemText()
  const { Account } = useTenant()
  const returnTo = useReturnPath()
  const ways = Account.IsRegistrationOpen
    ? [{ to: paths.register(returnTo), text: t('login.register') }]
    : []
  return ({ words }) =>
    words.code === 'refused' && isProblem(words.failure, 'email_not_found') ? (
      <WayOn message={toText(words.failure)} ways={ways} />
    ) : undefined
}
