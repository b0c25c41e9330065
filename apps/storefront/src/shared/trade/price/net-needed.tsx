import { useTranslation } from '@selat/i18n'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'

import { hideNet } from './net-visibility.ts'

/** In place of what goes by what the agency pays, while somebody may be looking on. */
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
