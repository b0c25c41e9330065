import type { Schemas } from '@selat/sdk'
import { isProblem } from '@selat/sdk/problems'
import { unwrap } from '@selat/sdk/react-query'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

import { travel } from '../../../../shared/app/api.ts'
import { keepAnswer } from '../../../../shared/app/keep-answer.ts'
import { loadPhoneBook, usePhoneBook } from '../../../../shared/kit/form/use-phone-book.ts'
import { useServerForm } from '../../../../shared/kit/form/use-server-form.ts'
import { toPassengerIssue } from '../../../../shared/trade/passenger/to-passenger-issue.ts'
import { usePriceQuestion } from '../../../../shared/trade/price/use-price-question.ts'
import { toWire } from '../../../../shared/trade/price/wire-money.ts'
import { sharedQuotationQuery } from '../../api/quotation-queries.ts'
import { readTyped, saveTyped } from '../../model/acceptance-draft.ts'
import {
  type AcceptanceValues,
  namingLines,
  startAcceptance,
} from '../../model/acceptance-values.ts'
import { checkAcceptance } from '../../model/check-acceptance.ts'
import { acceptancePointers, toAcceptance } from '../../model/to-acceptance.ts'

type AcceptanceFormInput = {
  quotation: Schemas['SharedQuotation']
  token: string
  onDone: () => void
}

/**
 * Manages the form of an acceptance: it applies the domain's rules, shows the server's refusals at their fields, and keeps
 * typed text over a reload.
 */
export function useAcceptanceForm({ quotation, token, onDone }: AcceptanceFormInput) {
  const { Number: number } = quotation
  const client = useQueryClient()
  const phoneBook = usePhoneBook()
  const lines = namingLines(quotation.Lines)
  const [defaultValues] = useState(() =>
    startAcceptance(quotation, {
      typed: readTyped(number),
      currency: quotation.SellingTotal.Currency,
    }),
  )
  // The pointers of a refusal count the lines and travellers that were sent.
  const sent = useRef(defaultValues)
  // The refusal compares with the total that was sent, and the button names it while it is sent.
  const sentTotal = useRef(quotation.SellingTotal)
  const [sending, setSending] = useState(quotation.SellingTotal)
  // The changed price that the customer agreed to. It holds for one sending, and only for the travellers that it was calculated
  // for.
  const answer = useRef<{ total: Schemas['Money']; about: string } | null>(null)
  const question = usePriceQuestion(pricedBy)
  const form = useServerForm<AcceptanceValues, Schemas['SharedQuotation']>({
    id: 'acceptance',
    defaultValues,
    check: (values) => checkAcceptance(values, { lines, phoneBook }),
    send: async (values) => {
      sent.current = values
      const book = phoneBook ?? (await loadPhoneBook())
      const answered = answer.current
      answer.current = null
      const agreed = answered?.about === pricedBy(values) ? answered.total : quotation.SellingTotal
      sentTotal.current = agreed
      setSending(agreed)
      question.forget()
      const body = {
        ...toAcceptance(values, { token, lines, phoneBook: book }),
        AgreedTotal: agreed,
      }
      return unwrap(travel.post('/travel/v1/quotation/accept', { body }))
    },
    onDone: async (accepted) => {
      saveTyped(number, sent.current, true)
      await keepAnswer(client, sharedQuotationQuery(token).queryKey, accepted)
      onDone()
    },
    // The quotation was accepted elsewhere, withdrawn, booked or has expired meanwhile, so the page loads its current state.
    onRefused: (error) => {
      if (isProblem(error, 'price_changed'))
        question.note(sent.current, { before: sentTotal.current, after: toWire(error.params) })
      if (isProblem(error, 'quotation_refused'))
        void client.invalidateQueries({ queryKey: sharedQuotationQuery(token).queryKey })
    },
    fields: {
      get pointers() {
        return acceptancePointers(sent.current, lines)
      },
      toIssue: toPassengerIssue,
    },
  })
  const { values } = form
  useEffect(() => saveTyped(number, values), [number, values])
  const asked = question.of(values)
  const priceChange = asked && {
    ...asked,
    accept: () => {
      answer.current = { total: asked.after, about: pricedBy(values) }
      form.submit()
    },
    back: question.forget,
  }
  const total = form.isSending ? sending : quotation.SellingTotal
  return { form, lines, phoneBook, priceChange, total }
}

function pricedBy({ passengers, sameAs }: AcceptanceValues): string {
  return JSON.stringify([passengers, sameAs])
}
