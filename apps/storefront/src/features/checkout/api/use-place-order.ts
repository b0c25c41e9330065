import type { CallError, Schemas } from '@selat/sdk'
import { callErrorOf, unwrap } from '@selat/sdk/react-query'
import { useIsMutating, useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'

import { accountStays } from '../../../shared/app/account-stays.ts'
import { travel } from '../../../shared/app/api.ts'
import { rememberBooking } from '../../../shared/app/booking-access.ts'
import { paths } from '../../../shared/app/paths.ts'
import { isRefusal } from '../../../shared/kit/idempotency-key.ts'
import { chooseCustomer } from '../../../shared/trade/agency/chosen-customer.ts'
import { forgetCart } from '../../../shared/trade/cart/cart-token.ts'
import { useReadCartAgain } from '../../../shared/trade/cart/use-cart-changes.ts'
import { clearDraft } from '../../../shared/trade/checkout/checkout-draft.ts'
import {
  noteTaken,
  noteTakenOver,
  quotationToBook,
} from '../../../shared/trade/sale/taken-quotation.ts'
import { forgetIntent, type OrderToSend, startIntent } from '../model/order-intent.ts'

const mutationKey = ['order']

/** Whether an order is being placed. Until its answer arrives, the state of the cart and its holds is not known. */
export const useIsOrdering = (): boolean => useIsMutating({ mutationKey }) > 0

/**
 * Returns the functions that place the order of a cart and lead to its payment. A retry after a lost answer sends the same
 * intent with the same key.
 */
export function usePlacing(cartToken: string) {
  const navigate = useNavigate()
  const readCartAgain = useReadCartAgain()
  const isStillHere = useRef(accountStays())
  return {
    mutationKey,
    send: ({ body: typed, currency }: OrderToSend) => {
      isStillHere.current = accountStays()
      const quotation = quotationToBook(cartToken)
      const body = quotation === null ? typed : { ...typed, Quotation: quotation }
      const { key: idempotencyKey } = startIntent(cartToken, { body, currency })
      const header = { 'Cart-Token': cartToken }
      return unwrap(travel.post('/travel/v1/order', { body, header, idempotencyKey, currency }))
    },
    onPlaced: async ({ Order, BookingToken }: Schemas['PlacedOrder']) => {
      // If the account has logged out meanwhile, its booking must not be opened for another user of this device.
      if (!isStillHere.current()) return
      rememberBooking(Order.Id, BookingToken)
      forgetIntent()
      clearDraft()
      noteTaken(null)
      chooseCustomer(null)
      // The entry in the history is replaced, because the browser's back button would lead to the form of a cart that no longer
      // exists.
      await navigate(paths.payment(Order.Id), { replace: true })
      forgetCart()
    },
    onRefused: (failure: CallError) => {
      if (!isRefusal(failure)) return
      forgetIntent()
      if (isOfQuotation(failure)) noteTakenOver()
      readCartAgain()
    },
  }
}

/** Asks again for an order whose answer was lost; a second click has no effect. */
export function usePlaceOrder(cartToken: string) {
  const { send, onPlaced, onRefused } = usePlacing(cartToken)
  const isUnderWay = useRef(false)
  const { mutate, isPending, error } = useMutation({
    mutationFn: send,
    onSuccess: onPlaced,
    onError: (refusal) => {
      isUnderWay.current = false
      const failure = callErrorOf(refusal)
      if (failure) onRefused(failure)
    },
  })
  return {
    isPending,
    failure: notOfQuotation(callErrorOf(error)),
    place: (toSend: OrderToSend) => {
      if (isUnderWay.current) return
      isUnderWay.current = true
      mutate(toSend)
    },
  }
}

/** Leaves out a failure of the quotation, because another notice says that the quotation is no longer valid. */
export const notOfQuotation = (failure: CallError | null): CallError | null =>
  failure && isOfQuotation(failure) ? null : failure

function isOfQuotation(failure: CallError): boolean {
  return (
    failure.kind === 'problem' && failure.errors.some(({ pointer }) => pointer === '/Quotation')
  )
}
