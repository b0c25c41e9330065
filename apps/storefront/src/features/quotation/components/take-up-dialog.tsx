import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { isProblem } from '@selat/sdk/problems'
import { callErrorOf, unwrap } from '@selat/sdk/react-query'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import { Dialog } from '@selat/ui/dialog'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'

import { accountStays } from '../../../shared/app/account-stays.ts'
import { admin } from '../../../shared/app/api.ts'
import { paths } from '../../../shared/app/paths.ts'
import { DialogFailure, isFinal } from '../../../shared/kit/dialog-failure.tsx'
import { sendOnce } from '../../../shared/kit/idempotency-key.ts'
import { useSingleMutation } from '../../../shared/kit/use-single-mutation.ts'
import { useWhileShown } from '../../../shared/kit/use-while-shown.ts'
import { chooseCustomer } from '../../../shared/trade/agency/chosen-customer.ts'
import { keepCart } from '../../../shared/trade/cart/cart-query.ts'
import { rememberCart } from '../../../shared/trade/cart/cart-token.ts'
import { useCart } from '../../../shared/trade/cart/use-cart.ts'
import { saveDraft } from '../../../shared/trade/checkout/checkout-draft.ts'
import { fromWireDraft } from '../../../shared/trade/checkout/wire-draft.ts'
import { noteTaken } from '../../../shared/trade/sale/taken-quotation.ts'
import { quotationQuery } from '../api/quotation-queries.ts'

type TakeUpDialogProps = { quotation: Schemas['Quotation']; onClose: () => void }

/** Says, before the cart is replaced, what becomes of its contents, and why the quotation could not be taken up. */
export function TakeUpDialog({ quotation, onClose }: TakeUpDialogProps) {
  const { t } = useTranslation(['quotation', 'common'])
  const { received } = useCart()
  const { takeUp, isPending, failure } = useTakeUp(quotation)
  const isOver = isFinal(failure)
  const inCart = received?.cart.Items.length ?? 0
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('takeUp.title')}
      description={t('takeUp.body')}
      closeLabel={t('common:action.close')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {isOver ? t('common:action.close') : t('common:action.cancel')}
          </Button>
          {!isOver && (
            <Button variant="main" loading={isPending} onClick={takeUp}>
              {t('takeUp.go')}
            </Button>
          )}
        </>
      }
    >
      {inCart > 0 && !isOver && (
        <Alert variant="warning">{t('takeUp.cart', { count: inCart })}</Alert>
      )}
      {failure && (
        <DialogFailure failure={failure} isLast={isOver}>
          {/* Other failures concern the connection or the quotation, and the page behind shows them. */}
          {isOver && !isProblem(failure, 'quotation_refused') && (
            <p className="mt-1 text-sm">{t('takeUp.instead')}</p>
          )}
        </DialogFailure>
      )}
    </Dialog>
  )
}

/** Holds the quoted items in the agent's own cart, and leads to its checkout, filled in with the customer's details. */
function useTakeUp(quotation: Schemas['Quotation']) {
  const { Id: id, Number: number, Customer: customer, SellingTotal: selling } = quotation
  const navigate = useNavigate()
  const whileShown = useWhileShown()
  const client = useQueryClient()
  const { mutate, isPending, error } = useSingleMutation({
    mutationFn: () =>
      sendOnce(`takeUp.${id}`, (same) =>
        unwrap(admin.post('/admin/v1/quotation/{id}/cart', { path: { id }, ...same })),
      ),
    onMutate: accountStays,
    onSuccess: async ({ Cart, Draft, NetTotal, NetTotalQuoted }, _, isStillHere) => {
      // If the agent is no longer logged in, the next user of the device must not find the customer's details.
      if (!isStillHere()) return
      const { Token: cart } = Cart
      await keepCart(client, Cart)
      rememberCart(cart)
      saveDraft(cart, { ...fromWireDraft(Draft), hasAgreed: false })
      chooseCustomer(customer && { id: customer.Id, name: customer.Name })
      noteTaken({ id, number, cart, net: NetTotal, netQuoted: NetTotalQuoted, selling })
      await whileShown(() => navigate(paths.checkout()))
    },
    onError: (failed) => {
      if (isProblem(callErrorOf(failed), 'quotation_refused'))
        void client.invalidateQueries({ queryKey: quotationQuery(id).queryKey })
    },
  })
  return { takeUp: () => mutate(), isPending, failure: callErrorOf(error) }
}
