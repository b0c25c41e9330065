import type { CallError } from '@selat/sdk'
import { Alert } from '@selat/ui/alert'

import { useChangeRefusalText } from './use-change-refusal-text.ts'

/** Why it did not work; seats that went meanwhile are nobody's fault, and there are others. */
export function ChangeRefused({ failure }: { failure: CallError }) {
  const { title, body } = useChangeRefusalText()(failure)
  return (
    <Alert
      variant={title === undefined ? 'destructive' : 'warning'}
      live="assertive"
      {...(title !== undefined && { title })}
    >
      {body}
    </Alert>
  )
}
