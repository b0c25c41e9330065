import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { isProblem } from '@selat/sdk/problems'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import { Dialog } from '@selat/ui/dialog'

import { useProblemText } from '../../../shared/app/problem-text.ts'
import { useCart } from '../../../shared/trade/cart/use-cart.ts'
import { useTakeUp } from './use-take-up.ts'

type TakeUpDialogProps = { quotation: Schemas['Quotation']; onClose: () => void }

/** Says, before the cart is replaced, what becomes of its contents, and why the quotation could not be taken up. */
export function TakeUpDialog({ quotation, onClose }: TakeUpDialogProps) {
  const { t } = useTranslation(['quotation', 'common'])
  const toText = useProblemText()
  const { received } = useCart()
  const { takeUp, isPending, failure } = useTakeUp(quotation)
  const inCart = received?.cart.Items.length ?? 0
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('takeUp.title')}
      description={t('takeUp.body')}
      closeLabel={t('common:action.close')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <Button variant="main" loading={isPending} onClick={takeUp}>
            {t('takeUp.go')}
          </Button>
        </>
      }
    >
      {inCart > 0 && <Alert variant="warning">{t('takeUp.cart', { count: inCart })}</Alert>}
      {failure && (
        <Alert variant="destructive" live="assertive" className="not-first:mt-3">
          <p>{toText(failure)}</p>
          {/* Other refusals concern the connection or the quotation, and the page behind shows them. */}
          {isProblem(failure) && failure.status < 500 && failure.code !== 'quotation_refused' && (
            <p className="mt-1 text-sm">{t('takeUp.instead')}</p>
          )}
        </Alert>
      )}
    </Dialog>
  )
}
