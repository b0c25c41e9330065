import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import { Dialog } from '@selat/ui/dialog'
import { QrCode } from '@selat/ui/qr-code'
import { Skeleton } from '@selat/ui/skeleton'

import { paths } from '../../../../shared/app/paths.ts'
import { useProblemText } from '../../../../shared/app/problem-text.ts'
import { CopyButton } from '../../../../shared/kit/copy-button.tsx'
import { useReaderZone } from '../../../../shared/trade/agency/use-zone.ts'
import type { useSavedCheckout } from '../../api/use-saved-checkout.ts'

type ResumeDialogProps = {
  checkout: ReturnType<typeof useSavedCheckout>
  onClose: () => void
}

/** Shows the link that opens this checkout on another device. It can be scanned, copied, or passed to an app of the phone. */
export function ResumeDialog({ checkout, onClose }: ResumeDialogProps) {
  const { t } = useTranslation(['order', 'common'])
  const { saved, failure, save, isSaving } = checkout
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('resume.title')}
      description={t('resume.body')}
      closeLabel={t('common:action.close')}
    >
      {saved && <Link saved={saved} />}
      {!saved && !failure && <Skeleton className="h-48" />}
      {failure && <Failed failure={failure} isBusy={isSaving} onRetry={save} />}
    </Dialog>
  )
}

function Link({ saved }: { saved: Schemas['SavedCheckout'] }) {
  const { t } = useTranslation('order')
  const format = useFormat()
  const zone = useReaderZone()
  const url = window.location.origin + paths.checkout(saved.ResumeToken)
  const share = () => {
    // A visitor who closes the share sheet without choosing an app has cancelled on purpose, so no error is shown.
    navigator.share({ url, title: t('resume.title') }).catch(() => undefined)
  }
  return (
    <div className="grid gap-6 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center">
      <QrCode
        value={url}
        label={t('resume.qr')}
        className="size-44 border border-border max-sm:hidden"
      />
      <div className="flex min-w-0 flex-col items-start gap-3">
        <p className="max-sm:hidden">{t('resume.scan')}</p>
        <div className="flex flex-wrap items-center gap-2">
          <CopyButton showsLabel text={url} label={t('resume.copy')} />
          {typeof navigator.share === 'function' && (
            <Button variant="outline" size="sm" onClick={share}>
              {t('resume.share')}
            </Button>
          )}
        </div>
        <p className="text-sm text-muted-foreground">
          {t('resume.until', { time: format.instant(saved.ExpiresAt, zone) })}
        </p>
      </div>
      <Alert variant="warning" className="sm:col-span-2">
        {t('resume.warning')}
      </Alert>
    </div>
  )
}

type FailedProps = {
  failure: NonNullable<ResumeDialogProps['checkout']['failure']>
  isBusy: boolean
  onRetry: () => void
}

function Failed({ failure, isBusy, onRetry }: FailedProps) {
  const { t } = useTranslation('common')
  const toText = useProblemText()
  return (
    <Alert
      variant="destructive"
      live="assertive"
      className="mt-4 first:mt-0"
      action={
        <Button variant="outline" size="sm" loading={isBusy} onClick={onRetry}>
          {t('action.retry')}
        </Button>
      }
    >
      {toText(failure)}
    </Alert>
  )
}
