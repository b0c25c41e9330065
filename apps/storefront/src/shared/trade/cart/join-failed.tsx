import { useTranslation } from '@selat/i18n'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'

import { joinAccountCart } from './join-account-cart.ts'

/** Somebody has logged in, but the account's cart could not be had: what the visitor chose is still here. */
export function JoinFailed() {
  const { t } = useTranslation(['cart', 'common'])
  return (
    <Alert
      variant="warning"
      live="polite"
      className="mb-6"
      title={t('account.failed')}
      action={
        <Button variant="outline" size="sm" onClick={() => void joinAccountCart()}>
          {t('common:action.retry')}
        </Button>
      }
    >
      {t('account.kept')}
    </Alert>
  )
}
