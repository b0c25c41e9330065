import type { CallError } from '@selat/sdk'
import { callErrorOf, unwrap } from '@selat/sdk/react-query'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'

import { travel } from '../../../shared/app/api.ts'
import { rememberBooking } from '../../../shared/app/booking-access.ts'
import { paths } from '../../../shared/app/paths.ts'
import { chooseCustomer } from '../../../shared/trade/agency/chosen-customer.ts'
import { forgetCart } from '../../../shared/trade/cart/cart-token.ts'
import { useReadCartAgain } from '../../../shared/trade/cart/use-cart-changes.ts'
import { clearDraft } from '../../../shared/trade/checkout/checkout-draft.ts'
import {
  noteTaken,
  noteTakenOver,
  quotationToBook,
} from '../../../shared/trade/sale/taken-quotation.ts'
import { forgetIntent, isUndecided, startIntent } from '../model/order-intent.ts'
import type { OrderToSend } from '../model/order-intent.ts'

/**
 * Places the order of a cart and goes to its payment. A second click changes nothing, and a retry after a lost answer
 * repeats the intent with its key.
 */
export function usePlaceOrder(cartToken: string) {
  const navigate = useNavigate()
  const readCartAgain = useReadCartAgain()
  const isUnderWay = useRef(false)
  const { mutate, ...placing } = useMutation({
    mutationFn: ({ body: typed, currency }: OrderToSend) => {
      const quotation = quotationToBook(cartToken)
      const body = quotation === null ? typed : { ...typed, Quotation: quotation }
      const { key: idempotencyKey } = startIntent(cartToken, { body, currency })
      const header = { 'Cart-Token': cartToken }
      return unwrap(travel.post('/travel/v1/order', { body, header, idempotencyKey, currency }))
    },
    onSuccess: async ({ Order, BookingToken }) => {
      rememberBooking(Order.Id, BookingToken)
      forgetIntent()
      clearDraft()
      noteTaken(null)
      chooseCustomer(null)
      // Back would lead to the form of a cart that is no more.
      await navigate(paths.payment(Order.Id), { replace: true })
      forgetCart()
    },
    onError: (error) => {
      isUnderWay.current = false
      const failure = callErrorOf(error)
      if (!failure || isUndecided(failure)) return
      forgetIntent()
      if (isOfQuotation(failure)) noteTakenOver()
      readCartAgain()
    },
  })
  const failure = callErrorOf(placing.error)
  return {
    ...placing,
    // That the quotation is over stands beside it.
    failure: failure && isOfQuotation(failure) ? null : failure,
    place: (toSend: OrderToSend, onRefused?: (failure: CallError) => void) => {
      if (isUnderWay.current) return
      isUnderWay.current = true
      mutate(toSend, {
        onError: (error) => {
          const refusal = callErrorOf(error)
          if (refusal) onRefused?.(refusal)
        },
      })
    },
  }
}

function isOfQuotation(failure: CallError): boolean {
  return (
    failure.kind === 'problem' && failure.errors.some(({ pointer }) => pointer === '/Quotation')
  )
}
