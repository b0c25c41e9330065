import { useTranslation } from '@selat/i18n'
import { Alert } from '@selat/ui/alert'

import { knownRejection } from '../../../../shared/app/known/known-payments.ts'
import { ContactLinks } from '../contact-links.tsx'
import type { PaymentView } from '../order-payment.tsx'

/** Says why a proof was not accepted and what can be done now, because the payer may have sent the money already. */
export function RejectedProof({ view: { order, payment } }: { view: PaymentView }) {
  const { t } = useTranslation('payment')
  const reason = payment.Proof?.Rejection ?? null
  return (
    <Alert variant="destructive" live="assertive" title={t('proof.rejected')}>
      {reason !== null && (
        <p className="font-semibold">{t(`rejection.${knownRejection(reason)}`)}</p>
      )}
      <p>
        {reason === null ? t('proof.rejectedBody') : t(`rejectionNow.${knownRejection(reason)}`)}
      </p>
      <p className="mt-2">{t('proof.rejectedAsk')}</p>
      <ContactLinks about={order.ConfirmationNumber} />
    </Alert>
  )
}
