import { useFormat, useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { RefreshCw } from 'lucide-react'
import { useLocation } from 'react-router-dom'

import { settleVersion, useNewVersion } from './watch-version.ts'

/** The pages on which visitors enter passports or pay, where they must not be asked to reload. */
const busy: readonly string[] = ['/checkout', '/payment', '/pending-payment']

/** Shows that a newer version is available, until the visitor reloads or dismisses the notice (APP-8). */
export function VersionNotice() {
  const { t } = useTranslation('common')
  const format = useFormat()
  const { pathname } = useLocation()
  const version = useNewVersion((state) => state.version)
  const isShown = version !== null && !busy.includes(pathname)
  return (
    <div
      data-shown={isShown || undefined}
      className="data-shown:border-b data-shown:border-border data-shown:bg-brand-surface print:hidden"
    >
      <div className="mx-auto flex w-full max-w-6xl flex-wrap items-center justify-between gap-x-6 gap-y-1.5 px-4 text-sm in-data-shown:py-2 sm:px-6">
        <p role="status" className="flex min-w-0 items-start gap-2.5">
          {isShown && (
            <>
              <RefreshCw aria-hidden className="mt-0.5 size-4 shrink-0 text-brand-text" />
              <span>
                <strong>{t('update.available')}</strong>
                {format.sentenceGap}
                {t('update.body')}
              </span>
            </>
          )}
        </p>
        {isShown && (
          <div className="flex gap-2">
            <Button
              variant="outline"
              size="sm"
              onClick={() => {
                settleVersion(version)
                window.location.reload()
              }}
            >
              {t('action.reload')}
            </Button>
            <Button variant="ghost" size="sm" onClick={() => settleVersion(version)}>
              {t('update.later')}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}
