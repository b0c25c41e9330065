import { useFormat, useTranslation } from '@selat/i18n'
import type { CallError, Schemas } from '@selat/sdk'
import { callErrorOf, unwrap } from '@selat/sdk/react-query'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import { useState } from 'react'
import { Link } from 'react-router-dom'

import { tellEvent } from '../../../../shared/app/analytics/tell-event.ts'
import { travel } from '../../../../shared/app/api.ts'
import { bookingHeader } from '../../../../shared/app/booking-access.ts'
import { paths } from '../../../../shared/app/paths.ts'
import { useSingleMutation } from '../../../../shared/kit/use-single-mutation.ts'
import { RefundProgress } from '../../../../shared/trade/order/refund-progress.tsx'
import { useRefreshOrder } from '../../../../shared/trade/order/use-refresh-order.ts'
import { refundGroups } from '../../../../shared/trade/ticket/refund-parts.ts'
import { EndedMeanwhile, isPaid, type Sold } from '../after-sale-frame.tsx'
import { useTypedAccount } from '../bank-account-form.ts'
import { useFocusOnArrival } from '../use-focus-on-arrival.ts'
import { ChooseParts, type RefundChoice } from './choose-parts.tsx'
import { ConfirmRefund, type ReceivedQuote } from './confirm-refund.tsx'

/**
 * Leads from a choice through its quote to the confirmation. The choice is kept if its quote expires. After a refusal
 * the booking is read again, because parts of it may have been cancelled elsewhere, and only what is left can be chosen.
 */
export function CancelBooking({ order, tickets }: Sold) {
  const [choice, setChoice] = useState<RefundChoice>({ scope: 'all', chosen: new Set() })
  const [isChoosing, setChoosing] = useState(true)
  const [refused, setRefused] = useState<CallError | null>(null)
  const [refund, setRefund] = useState<Schemas['Refund'] | null>(null)
  const account = useTypedAccount(order.Contact.Name)
  const quoting = useQuote(order.Id)
  const refresh = useRefreshOrder(order.Id)

  const chooseAgain = (failure: CallError | null) => {
    setRefused(failure)
    setChoosing(true)
    if (failure?.kind === 'problem') refresh()
  }
  const ask = (wish: Schemas['RefundWish']) => {
    setRefused(null)
    quoting.mutate(wish, {
      onSuccess: () => setChoosing(false),
      onError: (error) => {
        const failure = callErrorOf(error)
        if (failure?.kind === 'problem') chooseAgain(failure)
        else setRefused(failure)
      },
    })
  }

  if (refund) return <RefundDone refund={refund} />
  if (isChoosing || quoting.data === undefined) {
    if (!isPaid(order)) return <EndedMeanwhile order={order} />
    return (
      <ChooseParts
        groups={refundGroups(order, tickets)}
        tickets={tickets.Items}
        choice={choice}
        onChange={(next) => {
          // A quote that arrives now would belong to the former choice.
          if (quoting.isPending) quoting.reset()
          setRefused(null)
          setChoice(next)
        }}
        isAsking={quoting.isPending}
        refused={refused}
        onAsk={ask}
      />
    )
  }
  return (
    <ConfirmRefund
      key={quoting.data.quote.Id}
      received={quoting.data}
      items={order.Items}
      account={account}
      isAsking={quoting.isPending}
      onAskAgain={() => quoting.variables && ask(quoting.variables)}
      onBack={chooseAgain}
      onConfirmed={(confirmed) => {
        setRefund(confirmed)
        refresh()
        tellEvent(async () => {
          const { describeRefund } =
            await import('../../../../shared/trade/analytics/describe-items.ts')
          return describeRefund(confirmed, order.Items)
        })
      }}
    />
  )
}

function useQuote(orderId: string) {
  return useSingleMutation({
    mutationFn: async (body: Schemas['RefundWish']): Promise<ReceivedQuote> => {
      const quote = await unwrap(
        travel.post('/travel/v1/order/{id}/refund/quote', {
          path: { id: orderId },
          header: bookingHeader(orderId),
          body,
        }),
      )
      return { quote, receivedAt: Date.now() }
    },
  })
}

/** Says that the booking or its parts are cancelled, and when and where the money goes. */
function RefundDone({ refund }: { refund: Schemas['Refund'] }) {
  const { t } = useTranslation('order')
  const format = useFormat()
  const heading = useFocusOnArrival()
  // A wallet of an agency has the money at once.
  const isBack = refund.CompletedAt !== null
  return (
    <section aria-labelledby="refund-done" className="flex flex-col gap-6">
      <h2 id="refund-done" ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {t('cancelBooking.done')}
      </h2>
      <Alert variant="success">
        {refund.Amount.Amount > 0
          ? t(isBack ? 'cancelBooking.doneBack' : 'cancelBooking.doneBody', {
              amount: format.money(refund.Amount),
            })
          : t('cancelBooking.doneNothing')}
      </Alert>
      {refund.Amount.Amount > 0 && <RefundProgress refund={refund} />}
      <Button asChild size="lg" className="self-start">
        <Link to={paths.orderDetail(refund.Order)}>{t('detail.toBooking')}</Link>
      </Button>
    </section>
  )
}
