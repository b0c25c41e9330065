import { useTranslation } from '@selat/i18n'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import { EmptyState } from '@selat/ui/empty-state'

import { useProblemText } from '../../../shared/app/problem-text.ts'
import { usePlaceOrder } from '../api/use-place-order.ts'
import type { OrderIntent } from '../model/order-intent.ts'

/**
 * The cart is empty, and the order that was sent before has no answer: it was placed, and only the answer was lost.
 * The same intent asks for it again, in the currency in which it was sent.
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
