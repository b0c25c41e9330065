import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { callErrorOf, unwrap } from '@selat/sdk/react-query'

import { admin } from '../../../shared/app/api.ts'
import { notify } from '../../../shared/app/notify.ts'
import { ConfirmDialog } from '../../../shared/kit/confirm-dialog.tsx'
import { useSingleMutation } from '../../../shared/kit/use-single-mutation.ts'
import { useWhileShown } from '../../../shared/kit/use-while-shown.ts'
import { useWalletChanged } from '../api/wallet-queries.ts'

type CancelTopUpProps = { topUp: Schemas['TopUp'] | null; onClose: () => void }

/** Asks for a confirmation before a top-up is cancelled; renders nothing without a top-up. */
export function CancelTopUp({ topUp, onClose }: CancelTopUpProps) {
  return topUp && <Question key={topUp.Id} topUp={topUp} onClose={onClose} />
}

function Question({ topUp, onClose }: { topUp: Schemas['TopUp']; onClose: () => void }) {
  const { t } = useTranslation('wallet')
  const format = useFormat()
  const changed = useWalletChanged()
  const whileShown = useWhileShown()
  const { Id: id, Number: number } = topUp
  const cancelling = useSingleMutation({
    mutationFn: () => unwrap(admin.post('/admin/v1/wallet/topup/{id}/cancel', { path: { id } })),
    onSuccess: () => {
      notify({ title: t('cancel.done', { number }) })
      whileShown(onClose)
    },
    // A refused cancellation means that the top-up was decided meanwhile, so the list behind is loaded again.
    onSettled: changed,
  })
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={t('cancel.title', { number })}
      description={t('cancel.body', { amount: format.money(topUp.Amount) })}
      action={t('cancel.action')}
      keep={t('cancel.keep')}
      isPending={cancelling.isPending}
      onConfirm={() => cancelling.mutate()}
      failure={callErrorOf(cancelling.error)}
      endsWithRefusal
    />
  )
}
