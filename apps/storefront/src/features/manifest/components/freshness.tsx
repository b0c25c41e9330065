import { useFormat, useTranslation } from '@selat/i18n'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import type { UseQueryResult } from '@tanstack/react-query'

import { useOnline } from '../../../shared/app/online.ts'
import { serverTime } from '../../../shared/app/server-time.ts'
import { useNow } from '../../../shared/kit/use-now.ts'
import { isUnanswered } from '../api/manifest-queries.ts'

export type FreshnessProps = {
  query: Pick<
    UseQueryResult<{ AsOf: string }>,
    'data' | 'dataUpdatedAt' | 'error' | 'isFetching'
  > & { refetch: () => unknown }
  /** The time zone of the terminal that is shown. */
  zone: string
}

/** Shows the time of the shown answer, unless it comes from the device's storage. */
export function AsOf({ query, zone }: FreshnessProps) {
  const { t } = useTranslation('manifest')
  const format = useFormat()
  const { isKept, asOf } = useAge(query)
  if (isKept || asOf === undefined) return null
  return (
    <p className="text-sm whitespace-nowrap text-muted-foreground tabular print:hidden">
      {t('fresh.asOf', { time: format.zonedClock(asOf, zone) })}
    </p>
  )
}

/**
 * Says while the server is out of reach that the shown answer is stored on the device and how old it is, and offers another
 * try.
 */
export function KeptNote({ query, zone }: FreshnessProps) {
  const { t } = useTranslation(['manifest', 'common'])
  const format = useFormat()
  const { isKept, asOf, age } = useAge(query)
  return (
    <div role="status" className="print:hidden">
      {isKept && asOf !== undefined && (
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
          {t('fresh.keptBody', { time: format.instant(asOf, zone), age })}
        </Alert>
      )}
    </div>
  )
}

function useAge({ data, dataUpdatedAt, error }: FreshnessProps['query']) {
  const format = useFormat()
  const isOnline = useOnline()
  const now = useNow(15_000)
  return {
    isKept: dataUpdatedAt > 0 && (!isOnline || isUnanswered(error)),
    asOf: data?.AsOf,
    age: format.relative(Math.min(0, Math.round((serverTime(dataUpdatedAt) - now) / 1000))),
  }
}
