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
import { forgetIntent, startIntent } from '../model/order-intent.ts'
import type { OrderToSend } from '../model/order-intent.ts'

const mutationKey = ['order']

/** Whether an order is on its way. What becomes of the cart and its holds meanwhile, the answer says. */
export const useIsOrdering = (): boolean => useIsMutating({ mutationKey }) > 0

/**
 * How the order of a cart is placed, which leads to its payment. A retry after a lost answer repeats the intent with its key.
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
      // The booking of an account that has logged out meanwhile is opened by nobody else on this device.
      if (!isStillHere.current()) return
      rememberBooking(Order.Id, BookingToken)
      forgetIntent()
      clearDraft()
      noteTaken(null)
      chooseCustomer(null)
      // Back would lead to the form of a cart that is no more.
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

/** Asks again for an order whose answer was lost; a second click changes nothing. */
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

/** That the quotation is over stands beside it. */
export const notOfQuotation = (failure: CallError | null): CallError | null =>
  failure && isOfQuotation(failure) ? null : failure

function isOfQuotation(failure: CallError): boolean {
  return (
    failure.kind === 'problem' && failure.errors.some(({ pointer }) => pointer === '/Quotation')
  )
}
