import { paymentTransitions, possibleEvents } from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { callErrorOf, unwrap } from '@selat/sdk/react-query'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import { Dialog } from '@selat/ui/dialog'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { travel } from '../../../shared/api.ts'
import { bookingHeader } from '../../../shared/booking-access.ts'
import { intentKey } from '../../../shared/intent-key.ts'
import { notify } from '../../../shared/notify.ts'
import { bookingQuery, paymentQuery } from '../../../shared/order/order-queries.ts'
import { useProblemText } from '../../../shared/problem-text.ts'

export type OrderDetailCancelProps = { order: Schemas['Order']; onCancelled: () => void }

/** Gives the seats of an unpaid order back, once the customer has said so twice. */
export function OrderDetailCancel({ order, onCancelled }: OrderDetailCancelProps) {
  const { t } = useTranslation('order')
  const [isAsking, setAsking] = useState(false)
  const canCancel = possibleEvents(paymentTransitions, order.Payment.State).includes('cancel')
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
  const toText = useProblemText()
  const { mutate, isPending, error } = useCancelOrder(order, onCancelled)
  const failure = callErrorOf(error)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title={t('cancel.title')}
      description={t('cancel.body')}
      closeLabel={t('cancel.keep')}
      footer={
        <>
          <Button variant="outline" onClick={() => onOpenChange(false)}>
            {t('cancel.keep')}
          </Button>
          <Button variant="destructive" loading={isPending} onClick={() => mutate()}>
            {t('cancel.action')}
          </Button>
        </>
      }
    >
      <p className="tabular">{order.ConfirmationNumber}</p>
      {failure && (
        <Alert variant="destructive" live="assertive" className="mt-3">
          {toText(failure)}
        </Alert>
      )}
    </Dialog>
  )
}

function useCancelOrder(
  { Id, ConfirmationNumber, Payment }: Schemas['Order'],
  onCancelled: () => void,
) {
  const { t } = useTranslation('order')
  const queries = useQueryClient()
  const { queryKey } = bookingQuery(Id)
  return useMutation({
    mutationFn: () =>
      unwrap(
        travel.post('/travel/v1/order/{id}/cancel', {
          path: { id: Id },
          header: bookingHeader(Id),
          idempotencyKey: intentKey(`${Id} ${Payment.History.length} cancel`),
        }),
      ),
    onSuccess: async (cancelled) => {
      await queries.cancelQueries({ queryKey })
      onCancelled()
      queries.setQueryData(queryKey, cancelled)
      queries.setQueryData(paymentQuery(Id).queryKey, cancelled.Payment)
      notify({ title: t('cancel.done'), description: ConfirmationNumber })
    },
    // It may be paid, lapsed or cancelled elsewhere: the page behind shows what it is now.
    onError: () => queries.invalidateQueries({ queryKey }),
  })
}
