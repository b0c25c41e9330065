import { useTranslation } from '@selat/i18n'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'

import { joinAccountCart } from './join-account-cart.ts'

/** Says after a login that the account's cart could not be loaded, and that the visitor's items are still here. */
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
