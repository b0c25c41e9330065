import type { CallError } from '@selat/sdk'
import { Alert } from '@selat/ui/alert'
import type { ReactNode } from 'react'

import { useProblemText } from '../../../shared/app/problem-text.ts'

export type StepErrorProps = { error: CallError; action?: ReactNode }

/** Says why a step of the payment failed, beside the button that started it. */
export function StepError({ error, action }: StepErrorProps) {
  const toText = useProblemText()
  const isOffline = error.kind === 'network' && error.offline
  return (
    <Alert variant={isOffline ? 'warning' : 'destructive'} live="assertive" action={action}>
      {toText(error)}
    </Alert>
  )
}
