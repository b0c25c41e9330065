import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { isProblem } from '@selat/sdk/problems'
import { callErrorOf, unwrap } from '@selat/sdk/react-query'

import { admin } from '../../../shared/app/api.ts'
import { notify } from '../../../shared/app/notify.ts'
import { ConfirmDialog } from '../../../shared/kit/confirm-dialog.tsx'
import { useSingleMutation } from '../../../shared/kit/use-single-mutation.ts'
import { useWhileShown } from '../../../shared/kit/use-while-shown.ts'
import { chooseCustomer, chosenCustomer } from '../../../shared/trade/agency/chosen-customer.ts'
import { useCustomersChanged } from '../../../shared/trade/agency/customers.ts'

type Customer = Schemas['Customer']

type DeleteCustomerProps = {
  /** The customer to ask about; null while the dialog is closed. */
  customer: Customer | null
  onClose: () => void
}

/** Asks before a customer is deleted for good. */
export function DeleteCustomer({ customer, onClose }: DeleteCustomerProps) {
  return customer && <Question key={customer.Id} customer={customer} onClose={onClose} />
}

function Question({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const { t } = useTranslation(['customer', 'common'])
  const changed = useCustomersChanged()
  const whileShown = useWhileShown()
  const deleting = useSingleMutation({
    mutationFn: async ({ Id }: Customer) => {
      const { error } = await admin.delete('/admin/v1/customer/{id}', { path: { id: Id } })
      // A customer who is already deleted, by another member or by an earlier try without an answer, is a success.
      if (error && !isProblem(error, 'not_found')) await unwrap(Promise.resolve({ error }))
    },
    onSuccess: (_, gone) => {
      if (chosenCustomer()?.id === gone.Id) chooseCustomer(null)
      notify({ title: t('delete.done', { name: gone.Name }) })
      void changed()
      whileShown(onClose)
    },
  })
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={t('delete.title', { name: customer.Name })}
      description={t('delete.body')}
      action={t('common:action.delete')}
      isPending={deleting.isPending}
      onConfirm={() => deleting.mutate(customer)}
      failure={callErrorOf(deleting.error)}
    />
  )
}
