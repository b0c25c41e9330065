import { TextsNotArrived, useTranslation } from '@selat/i18n'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate, useRouteError } from 'react-router-dom'

import { useOnline } from '../shared/app/online.ts'
import { paths } from '../shared/app/paths.ts'
import { reloadToAskAgain } from '../shared/app/reload-guard.ts'
import { useTenant } from '../shared/app/tenant.ts'
import { ErrorView } from './error-view.tsx'
import { PageNotArrived } from './page-route.ts'
import { useShownPage } from './use-shown-page.ts'

/** Stands in place of a page that failed. An error keeps its status; an error without one counts as a 500 (NAV-4). */
export function PageError() {
  const error = useRouteError()
  if (error instanceof PageNotArrived || error instanceof TextsNotArrived)
    return <NotArrived failure={error} />
  return statusOf(error) === 404 ? <Missing /> : <ErrorView status={statusOf(error)} />
}

/** Says that a page is missing. In place of a product's page, it says that the product is not sold, and leads to its list. */
function Missing() {
  const { t } = useTranslation('common')
  const product = useMissingProduct()
  if (product === null) return <ErrorView status={404} />
  return (
    <ErrorView
      status={404}
      message={t('error.notSoldTitle')}
      description={t('error.notSoldBody')}
      way={{ to: paths.products(product), text: t(`products.${product}`) }}
    />
  )
}

/** Returns the kind of the product that the address names; null if it cannot be the address of one that this site sells. */
function useMissingProduct() {
  const { page, params } = useShownPage()
  const { Products } = useTenant()
  const { sells } = page
  if (sells === undefined || sells === 'ferry' || params['id'] === undefined) return null
  const isPossible = page.isValid?.({ params, search: new URLSearchParams() }) ?? true
  return isPossible && Products.includes(sells) ? sells : null
}

function statusOf(error: unknown): number {
  const hasStatus = typeof error === 'object' && error !== null && 'status' in error
  return hasStatus && typeof error.status === 'number' ? error.status : 500
}

/** Whether texts failed to load. The page can load them again, but a browser may not load failed code a second time. */
const isOfTexts = (failure: Error) =>
  failure instanceof TextsNotArrived || failure.cause instanceof TextsNotArrived

/**
 * Says that there is no connection, and tries again once there is one; with a connection it shows the general error (NAV-4).
 */
function NotArrived({ failure }: { failure: Error }) {
  const { t } = useTranslation('common')
  const navigate = useNavigate()
  const location = useLocation()
  const retried = useRef<Error>(null)
  const retry = () => {
    retried.current = failure
    void navigate(location, { replace: true, state: location.state, preventScrollReset: true })
  }
  useEffect(() => {
    const hasFailedAgain = retried.current !== null && retried.current !== failure
    if (hasFailedAgain && !isOfTexts(failure)) reloadToAskAgain()
  }, [failure])
  const isOnline = useOnline()
  const [wasOffline] = useState(!isOnline)
  const isBack = wasOffline && isOnline
  const retryOnceBack = useEffectEvent(retry)
  useEffect(() => {
    if (isBack) retryOnceBack()
  }, [isBack])
  if (!wasOffline) return <ErrorView onRetry={retry} />
  return (
    <ErrorView
      status={null}
      message={t('state.offlineTitle')}
      description={t('error.offlinePage')}
      onRetry={retry}
    />
  )
}
