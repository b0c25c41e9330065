import { paymentTransitions, possibleEvents } from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { callErrorOf, unwrap } from '@selat/sdk/react-query'
import { Button } from '@selat/ui/button'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { travel } from '../../../../shared/app/api.ts'
import { bookingHeader } from '../../../../shared/app/booking-access.ts'
import { keepAnswer } from '../../../../shared/app/keep-answer.ts'
import { knownPaymentState } from '../../../../shared/app/known/known-payments.ts'
import { notify } from '../../../../shared/app/notify.ts'
import { ConfirmDialog } from '../../../../shared/kit/confirm-dialog.tsx'
import { sendIntent } from '../../../../shared/kit/idempotency-key.ts'
import { useSingleMutation } from '../../../../shared/kit/use-single-mutation.ts'
import { bookingQuery, paymentQuery } from '../../../../shared/trade/order/order-queries.ts'

export type OrderDetailCancelProps = { order: Schemas['Order']; onCancelled: () => void }

/** Cancels an unpaid order after the customer has confirmed it, which gives its seats back. */
export function OrderDetailCancel({ order, onCancelled }: OrderDetailCancelProps) {
  const { t } = useTranslation('order')
  const [isAsking, setAsking] = useState(false)
  const state = knownPaymentState(order.Payment.State)
  const canCancel =
    state !== 'unknown' && possibleEvents(paymentTransitions, state).includes('cancel')
  if (order.Status !== 'ENTRY' || !canCancel) return null
  return (
    <div className="print:hidden">
      <Button variant="outline" onClick={() => setAsking(true)}>
        {t('cancel.action')}
      </Button>
      <CancelDialog
        order={order}
        onCancelled={onCancelled}
        open={isAsking}
        onOpenChange={setAsking}
      />
    </div>
  )
}

type CancelDialogProps = OrderDetailCancelProps & {
  open: boolean
  onOpenChange: (open: boolean) => void
}

function CancelDialog({ order, onCancelled, open, onOpenChange }: CancelDialogProps) {
  const { t } = useTranslation('order')
  const { mutate, isPending, error } = useCancelOrder(order, onCancelled)
  return (
    <ConfirmDialog
      isOpen={open}
      onClose={() => onOpenChange(false)}
      title={t('cancel.title')}
      description={t('cancel.body')}
      action={t('cancel.action')}
      keep={t('cancel.keep')}
      isPending={isPending}
      onConfirm={() => mutate()}
      failure={callErrorOf(error)}
    >
      <p className="tabular">{order.ConfirmationNumber}</p>
    </ConfirmDialog>
  )
}

function useCancelOrder(
  { Id, ConfirmationNumber, Payment }: Schemas['Order'],
  onCancelled: () => void,
) {
  const { t } = useTranslation('order')
  const queries = useQueryClient()
  const { queryKey } = bookingQuery(Id)
  return useSingleMutation({
    mutationFn: () =>
      sendIntent(`${Id} ${Payment.History.length} cancel`, (same) =>
        unwrap(
          travel.post('/travel/v1/order/{id}/cancel', {
            path: { id: Id },
            header: bookingHeader(Id),
            ...same,
          }),
        ),
      ),
    onSuccess: async (cancelled) => {
      onCancelled()
      await keepAnswer(queries, queryKey, cancelled)
      await keepAnswer(queries, paymentQuery(Id).queryKey, cancelled.Payment)
      notify({ title: t('cancel.done'), description: ConfirmationNumber })
    },
    // The order may have been paid or cancelled elsewhere, or have expired, so the page behind loads it again.
    onError: () => queries.invalidateQueries({ queryKey }),
  })
}
