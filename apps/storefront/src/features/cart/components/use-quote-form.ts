import { orderNoteRule } from '@selat/domain/forms'
import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { unwrap } from '@selat/sdk/react-query'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'

import { admin } from '../../../shared/api.ts'
import { useReadCartAgain } from '../../../shared/cart/use-cart-changes.ts'
import { useKnownTravellers } from '../../../shared/checkout/known-travellers.ts'
import { clearDraft, readDraft, saveDraft } from '../../../shared/form/form-draft.ts'
import { toFieldIssues } from '../../../shared/form/form-issue.ts'
import { useServerForm } from '../../../shared/form/use-server-form.ts'
import { endIdempotencyKey, sameCall } from '../../../shared/idempotency-key.ts'
import { notify } from '../../../shared/notify.ts'
import { paths } from '../../../shared/paths.ts'
import { useChosenCustomer } from '../../../shared/sale/chosen-customer.ts'
import type { ChosenCustomer } from '../../../shared/sale/chosen-customer.ts'
import { customerQuery } from '../../../shared/sale/customers.ts'
import { travellersOfCustomer } from '../../../shared/sale/use-customer-travellers.ts'
import { travellersToPrice } from '../../../shared/sale/use-priced-cart.ts'

type QuoteValues = { note: string; validDays: string }

/** Quotes the cart for a customer, the one whom the agent books for to begin with, and goes to the quotation. */
export function useQuoteForm(cart: Schemas['Cart']) {
  const { t } = useTranslation('quotation')
  const navigate = useNavigate()
  const readCartAgain = useReadCartAgain()
  const [customer, chooseCustomer] = useState<ChosenCustomer | null>(useChosenCustomer())
  const queries = useQueryClient()
  const typed = useKnownTravellers(cart)
  const travellers = async () => {
    // Whom the server does not know any more, it says itself.
    const saved =
      customer && (await queries.ensureQueryData(customerQuery(customer.id)).catch(() => null))
    return travellersToPrice(cart, { ...(saved && travellersOfCustomer(cart, saved)), ...typed })
  }
  const intent = `quote.${cart.Token}`
  // Kept like every longer form, over a reload and over a session that ends meanwhile.
  const draft = `quote.${cart.Token}`
  const form = useServerForm<QuoteValues, Schemas['Quotation']>({
    id: 'quote',
    defaultValues: readDraft(draft, { note: '', validDays: '7' }),
    check: ({ note }) =>
      toFieldIssues(orderNoteRule.safeParse(note)).map((issue) => ({ ...issue, name: 'note' })),
    send: async ({ note, validDays }) =>
      unwrap(
        admin.post('/admin/v1/quotation', {
          header: { 'Cart-Token': cart.Token },
          body: {
            Customer: customer?.id ?? null,
            Note: note,
            ValidDays: Number(validDays),
            Items: await travellers(),
          },
          ...sameCall(intent),
        }),
      ),
    onDone: ({ Id, Number: number }) => {
      endIdempotencyKey(intent)
      clearDraft(draft)
      notify({ title: t('quote.done', { number }) })
      void navigate(paths.quotation(Id))
    },
    onRefused: (failure) => {
      if (failure.kind !== 'problem') return
      // What is sent next is meant anew.
      endIdempotencyKey(intent)
      readCartAgain()
    },
    fields: {
      pointers: { '/Customer': 'customer', '/Note': 'note' },
      tell: ({ code }) => (code === 'unknown' ? t('quote.gone') : undefined),
    },
  })
  const { values, isDone } = form
  useEffect(() => {
    if (!isDone) saveDraft(draft, values)
  }, [draft, values, isDone])
  return { form, customer, chooseCustomer }
}
