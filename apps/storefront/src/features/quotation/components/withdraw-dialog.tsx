import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { isProblem } from '@selat/sdk/problems'
import { callErrorOf, unwrap } from '@selat/sdk/react-query'
import { useQueryClient } from '@tanstack/react-query'

import { admin } from '../../../shared/app/api.ts'
import { notify } from '../../../shared/app/notify.ts'
import { ConfirmDialog } from '../../../shared/kit/confirm-dialog.tsx'
import { useSingleMutation } from '../../../shared/kit/use-single-mutation.ts'
import { quotationQuery, useQuotationChanged } from '../api/quotation-queries.ts'

type WithdrawDialogProps = { quotation: Schemas['Quotation']; onClose: () => void }

/** Asks for a confirmation before the quotation is withdrawn. */
export function WithdrawDialog({ quotation, onClose }: WithdrawDialogProps) {
  const { t } = useTranslation('quotation')
  const client = useQueryClient()
  const changed = useQuotationChanged()
  const { Id: id, Number: number } = quotation
  const { mutate, isPending, error } = useSingleMutation({
    mutationFn: () => unwrap(admin.post('/admin/v1/quotation/{id}/cancel', { path: { id } })),
    onSuccess: (withdrawn) => {
      changed(withdrawn)
      notify({ title: t('withdraw.done', { number }) })
      onClose()
    },
    onError: (failed) => {
      // The quotation has expired or was booked meanwhile, so the page behind loads its current state.
      if (isProblem(callErrorOf(failed), 'quotation_refused'))
        void client.invalidateQueries({ queryKey: quotationQuery(id).queryKey })
    },
  })
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={t('withdraw.title')}
      description={t('withdraw.body')}
      action={t('do.withdraw')}
      keep={t('withdraw.keep')}
      isPending={isPending}
      onConfirm={() => mutate()}
      failure={callErrorOf(error)}
      endsWithRefusal
    />
  )
}
