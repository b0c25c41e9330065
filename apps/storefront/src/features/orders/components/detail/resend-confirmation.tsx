import { useTranslation } from '@selat/i18n'
import { callErrorOf, unwrap } from '@selat/sdk/react-query'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import { MailCheck, Send } from 'lucide-react'

import { travel } from '../../../../shared/app/api.ts'
import { bookingHeader } from '../../../../shared/app/booking-access.ts'
import { useProblemText } from '../../../../shared/app/problem-text.ts'
import { WaitNotice } from '../../../../shared/kit/form/form-state.tsx'
import { useRetryAfter } from '../../../../shared/kit/form/use-retry-after.ts'
import { useSingleMutation } from '../../../../shared/kit/use-single-mutation.ts'

/** Sends the confirmation to the contact of the order again (CHK-13), and says to which address it was sent. */
export function ResendConfirmation({ orderId }: { orderId: string }) {
  const { t } = useTranslation('order')
  const toText = useProblemText()
  const wait = useRetryAfter()
  const sending = useSingleMutation({
    mutationFn: () =>
      unwrap(
        travel.post('/travel/v1/order/{id}/confirmation', {
          path: { id: orderId },
          header: bookingHeader(orderId),
        }),
      ),
    onError: (error) => {
      const failure = callErrorOf(error)
      if (failure) wait.begin(failure)
    },
  })
  const failure = wait.until === null ? callErrorOf(sending.error) : null
  return (
    <div className="flex flex-col items-start gap-3">
      <Button
        variant="outline"
        loading={sending.isPending}
        {...(wait.until !== null && { 'aria-disabled': true })}
        onClick={() => {
          if (wait.until === null) sending.mutate()
        }}
      >
        <Send aria-hidden />
        {t('confirmation.action')}
      </Button>
      <p role="status" className="flex items-start gap-2 text-success empty:hidden">
        {sending.data && (
          <>
            <MailCheck aria-hidden className="mt-1 size-4 shrink-0" />
            {t('confirmation.done', { email: sending.data.SentTo })}
          </>
        )}
      </p>
      {wait.until !== null && (
        <WaitNotice
          until={wait.until}
          onOver={() => {
            wait.end()
            sending.reset()
          }}
        />
      )}
      {failure && (
        <Alert variant="destructive" live="assertive">
          {toText(failure)}
        </Alert>
      )}
    </div>
  )
}
