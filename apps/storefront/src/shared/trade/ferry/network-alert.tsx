import { useTranslation } from '@selat/i18n'
import type { CallError } from '@selat/sdk'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'

import { useProblemText } from '../../app/problem-text.ts'

export function NetworkAlert({ failure, onRetry }: { failure: CallError; onRetry: () => void }) {
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
