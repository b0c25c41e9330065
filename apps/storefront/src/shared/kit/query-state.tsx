import { useTranslation } from '@selat/i18n'
import { isProblem } from '@selat/sdk/problems'
import { callErrorOf } from '@selat/sdk/react-query'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

import { paths } from '../app/paths.ts'
import { useProblemText } from '../app/problem-text.ts'
import { useSlow } from './use-slow.ts'

export type QueryStateProps<Data> = {
  /**
   * The result of `useQuery` itself. A copy would be rendered again whenever a value changes that is not read, such as
   * `isStale`.
   */
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching'> & { refetch: () => unknown }
  /** The answer as it is shown, if it differs from the loaded one; undefined while it cannot be shown. */
  data?: Data | undefined
  /** A placeholder in the size of the content; shown while nothing is loaded. */
  skeleton: ReactNode
  children: (data: Data) => ReactNode
}

/**
 * Shows the states of a call that a page waits for: skeleton, slow, failed or offline with a retry, and the answer
 * (ERR-4).
 */
export function QueryState<Data>(props: QueryStateProps<Data>) {
  const { query, skeleton, children } = props
  const data = 'data' in props ? props.data : query.data
  if (data !== undefined) return children(data)
  if (query.isFetching || query.error === null) return <Pending skeleton={skeleton} />
  return <Failed error={query.error} onRetry={() => void query.refetch()} />
}

function Pending({ skeleton }: { skeleton: ReactNode }) {
  const { t } = useTranslation('common')
  const isSlow = useSlow(true)
  return (
    <div aria-busy>
      <p role="status" className={isSlow ? 'mb-4 text-muted-foreground' : 'sr-only'}>
        {isSlow ? t('state.slow') : t('state.loading')}
      </p>
      {skeleton}
    </div>
  )
}

function Failed({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const { t } = useTranslation('common')
  const toText = useProblemText()
  const failure = callErrorOf(error)
  const isOffline = failure?.kind === 'network' && failure.offline
  const isForSupport = isProblem(failure, 'data_unavailable')
  return (
    <Alert
      variant={isOffline ? 'warning' : 'destructive'}
      live="polite"
      title={isOffline ? t('state.offlineTitle') : t('state.failedTitle')}
      action={
        <>
          <Button variant="outline" size="sm" onClick={onRetry}>
            {t('action.retry')}
          </Button>
          {isForSupport && (
            <Button asChild variant="link" size="sm">
              <Link to={paths.contact()}>{t('nav.contact')}</Link>
            </Button>
          )}
        </>
      }
    >
      {isOffline ? t('state.offlineLoad') : failure ? toText(failure) : t('error.fallback')}
      {isForSupport && failure.requestId !== null && (
        <p>{t('error.reference', { id: failure.requestId })}</p>
      )}
    </Alert>
  )
}
