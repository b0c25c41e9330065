import { useTranslation } from '@selat/i18n'
import type { CallError } from '@selat/sdk'
import { Alert } from '@selat/ui/alert'
import type { ReactNode } from 'react'

import { useProblemText } from '../../../shared/app/problem-text.ts'

export type StepErrorProps = { error: CallError; action?: ReactNode }

/** Says why a step of the payment failed, beside the button that started it. */
export function StepError({ error, action }: StepErrorProps) {
  const { t } = useTranslation('payment')
  const toText = useProblemText()
  const isOffline = error.kind === 'network' && error.offline
  const site = siteToPayAt(error)
  return (
    <Alert variant={isOffline ? 'warning' : 'destructive'} live="assertive" action={action}>
      {site === undefined ? toText(error) : t('page.elsewhere', { site })}
    </Alert>
  )
}

/** Returns the site that payers are led back to, if the API refuses to lead them back to this one. */
function siteToPayAt(error: CallError): string | undefined {
  if (error.kind !== 'problem') return undefined
  const refused = error.errors.find(({ pointer }) => pointer === '/ReturnUrl')
  const site = refused?.params['allowed']
  return typeof site === 'string' ? site : undefined
}
