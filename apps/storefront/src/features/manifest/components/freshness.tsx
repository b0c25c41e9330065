import { useFormat, useTranslation } from '@selat/i18n'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import type { UseQueryResult } from '@tanstack/react-query'

import { deviceZone } from '../../../shared/device-zone.ts'
import { useOnline } from '../../../shared/online.ts'
import { isUnanswered } from '../api/manifest-queries.ts'
import { useNow } from './use-now.ts'

export type FreshnessProps = {
  query: Pick<UseQueryResult, 'dataUpdatedAt' | 'error' | 'isFetching'> & {
    refetch: () => unknown
  }
}

/** When what is shown came, while the server is there. */
export function AsOf({ query }: FreshnessProps) {
  const { t } = useTranslation('manifest')
  const { isKept, time } = useAge(query)
  if (isKept) return null
  return (
    <p className="text-sm whitespace-nowrap text-muted-foreground tabular print:hidden">
      {t('fresh.asOf', { time })}
    </p>
  )
}

/** Without a line: that this is what the device keeps, how old it is, and the way to try again. */
export function KeptNote({ query }: FreshnessProps) {
  const { t } = useTranslation(['manifest', 'common'])
  const { isKept, time, age } = useAge(query)
  return (
    <div role="status" className="print:hidden">
      {isKept && (
        <Alert
          variant="warning"
          className="mb-5"
          title={t('fresh.kept')}
          action={
            <Button
              variant="outline"
              size="sm"
              loading={query.isFetching}
              onClick={() => void query.refetch()}
            >
              {t('common:action.retry')}
            </Button>
          }
        >
          {t('fresh.keptBody', { time, age })}
        </Alert>
      )}
    </div>
  )
}

function useAge({ dataUpdatedAt, error }: FreshnessProps['query']) {
  const format = useFormat()
  const isOnline = useOnline()
  const now = useNow(15_000)
  return {
    isKept: dataUpdatedAt > 0 && (!isOnline || isUnanswered(error)),
    time: format.timeAt(new Date(dataUpdatedAt).toISOString(), deviceZone()),
    age: format.relative(Math.min(0, Math.round((dataUpdatedAt - now) / 1000))),
  }
}
