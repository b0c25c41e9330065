import { useTranslation } from '@selat/i18n'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'

import { hideNet } from './net-visibility.ts'

/** Replaces contents that need net prices while these are hidden; its button shows them again. */
export function NetNeeded({ children }: { children: string }) {
  const { t } = useTranslation('common')
  return (
    <Alert
      variant="info"
      title={t('netHidden.title')}
      action={
        <Button variant="outline" onClick={() => hideNet(false)}>
          {t('netHidden.show')}
        </Button>
      }
    >
      {children}
    </Alert>
  )
}
