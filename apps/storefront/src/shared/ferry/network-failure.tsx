import { useTranslation } from '@selat/i18n'
import type { CallError } from '@selat/sdk'
import { callErrorOf } from '@selat/sdk/react-query'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'

import { useProblemText } from '../problem-text.ts'
import { useNetwork } from './use-network.ts'

/** Says over a search form that the terminals could not be had, and asks again; the form keeps what was chosen (ERR-4). */
export function NetworkFailure() {
  const { data, error, refetch } = useNetwork()
  const failure = callErrorOf(error)
  return !data && failure && <Failure failure={failure} onRetry={() => void refetch()} />
}

function Failure({ failure, onRetry }: { failure: CallError; onRetry: () => void }) {
  const { t } = useTranslation(['ferry', 'common'])
  const toText = useProblemText()
  return (
    <Alert
      variant="warning"
      live="polite"
      title={t('search.noNetwork')}
      className="mb-4"
      action={
        <Button variant="outline" size="sm" onClick={onRetry}>
          {t('common:action.retry')}
        </Button>
      }
    >
      {toText(failure)}
    </Alert>
  )
}
