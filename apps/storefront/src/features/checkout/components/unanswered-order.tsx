import { useTranslation } from '@selat/i18n'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import { EmptyState } from '@selat/ui/empty-state'

import { useProblemText } from '../../../shared/app/problem-text.ts'
import { usePlaceOrder } from '../api/use-place-order.ts'
import type { OrderIntent } from '../model/order-intent.ts'

/**
 * Asks again for an order without an answer once its cart is empty, because it may have been placed and only the answer lost.
 * The intent is sent again in its own currency.
 */
export function UnansweredOrder({ intent }: { intent: OrderIntent }) {
  const { t } = useTranslation('order')
  const toText = useProblemText()
  const { place, isPending, failure } = usePlaceOrder(intent.cartToken)
  return (
    <EmptyState
      title={t('unanswered.title')}
      description={t('unanswered.body')}
      action={
        <Button variant="main" loading={isPending} onClick={() => place(intent)}>
          {t('unanswered.check')}
        </Button>
      }
    >
      {failure && (
        <Alert variant="destructive" live="assertive" className="mt-4">
          {toText(failure)}
        </Alert>
      )}
    </EmptyState>
  )
}
