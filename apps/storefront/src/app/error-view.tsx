import { useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { Seascape } from '@selat/ui/seascape'
import { Link } from 'react-router-dom'

import { PageMeta } from '../shared/app/page-meta.tsx'
import { paths } from '../shared/app/paths.ts'

export type ErrorViewProps = {
  /** The HTTP status; null if there was no answer. */
  status?: number | null
  /** The status message; the default text of the status if it is absent (§2). */
  message?: string
  description?: string
  /** A page that shows what was looked for, or something like it. */
  way?: { to: string; text: string }
  /** Tries again what failed; absent if another try cannot succeed. */
  onRetry?: () => void
}

/** Shows the error page: Page Not Found for 404, the general view for any other status (NAV-3, NAV-4). */
export function ErrorView(props: ErrorViewProps) {
  const { status = 500, message, description, way, onRetry } = props
  const { t } = useTranslation('common')
  const isNotFound = status === 404
  const title = message ?? t(isNotFound ? 'error.notFoundTitle' : 'error.genericTitle')
  return (
    <div className="mx-auto grid w-full max-w-6xl gap-8 px-4 py-10 sm:px-6 md:grid-cols-2 md:items-center md:py-20">
      <PageMeta title={title} />
      <div className="md:order-2">
        <Seascape seed={`error-${status ?? 'offline'}`} className="aspect-3/2 w-full rounded-2xl" />
      </div>
      <div>
        {status !== null && (
          <p className="board-label text-muted-foreground">{t('error.status', { status })}</p>
        )}
        <h1 tabIndex={-1} className="mt-2 text-3xl outline-none md:text-4xl">
          {title}
        </h1>
        <p className="mt-3 max-w-prose text-lg text-muted-foreground">
          {description ?? t(isNotFound ? 'error.notFoundBody' : 'error.genericBody')}
        </p>
        <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
          {onRetry && (
            <Button variant="main" onClick={onRetry}>
              {t('action.retry')}
            </Button>
          )}
          {way && (
            <Button asChild variant="main">
              <Link to={way.to}>{way.text}</Link>
            </Button>
          )}
          <Button asChild variant={onRetry || way ? 'outline' : 'main'}>
            <Link to={paths.home()}>{t('error.home')}</Link>
          </Button>
          {status !== null && (
            <Button asChild variant="link">
              <Link to={paths.contact()}>{t('nav.contact')}</Link>
            </Button>
          )}
        </p>
      </div>
    </div>
  )
}
