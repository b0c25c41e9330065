import { issue } from '@selat/domain'
import { orderNoteRule } from '@selat/domain/forms'
import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { isProblem } from '@selat/sdk/problems'
import { callErrorOf, unwrap } from '@selat/sdk/react-query'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'

import { admin } from '../../../shared/app/api.ts'
import { notify } from '../../../shared/app/notify.ts'
import { paths } from '../../../shared/app/paths.ts'
import { readDraft } from '../../../shared/kit/form/form-draft.ts'
import { toFieldIssues } from '../../../shared/kit/form/form-issue.ts'
import { useServerForm } from '../../../shared/kit/form/use-server-form.ts'
import { isRefusal } from '../../../shared/kit/idempotency-key.ts'
import { useWhileShown } from '../../../shared/kit/use-while-shown.ts'
import {
  type ChosenCustomer,
  useChosenCustomer,
} from '../../../shared/trade/agency/chosen-customer.ts'
import { customerQuery } from '../../../shared/trade/agency/customers.ts'
import { useReadCartAgain } from '../../../shared/trade/cart/use-cart-changes.ts'
import { useKnownTravellers } from '../../../shared/trade/checkout/known-travellers.ts'
import { travellersOfCustomer } from '../../../shared/trade/sale/use-customer-travellers.ts'
import { travellersToPrice } from '../../../shared/trade/sale/use-priced-cart.ts'

type QuoteValues = { note: string; validDays: string }

const textsOf = (values: QuoteValues) => values

/**
 * Quotes the cart for a customer and opens the quotation. The form begins with the customer for whom the agency is
 * booking.
 */
export function useQuoteForm(cart: Schemas['Cart']) {
  const { t } = useTranslation('quotation')
  const navigate = useNavigate()
  const whileShown = useWhileShown()
  const readCartAgain = useReadCartAgain()
  const [customer, chooseCustomer] = useState<ChosenCustomer | null>(useChosenCustomer())
  const queries = useQueryClient()
  const typed = useKnownTravellers(cart)
  const travellers = async () => {
    const saved =
      customer && (await queries.ensureQueryData(customerQuery(customer.id)).catch(nullIfUnknown))
    return travellersToPrice(cart, { ...(saved && travellersOfCustomer(cart, saved)), ...typed })
  }
  // The texts are kept over a reload, and if the session ends meanwhile.
  const draft = { key: `quote.${cart.Token}`, textsOf }
  const form = useServerForm<QuoteValues, Schemas['Quotation']>({
    id: 'quote',
    defaultValues: readDraft(draft.key, { note: '', validDays: '7' }),
    check: ({ note }) =>
      toFieldIssues(orderNoteRule.safeParse(note)).map((found) => ({ ...found, name: 'note' })),
    draft,
    // Other values or another customer make another quotation, which needs another key.
    intentOf: (values) => `${draft.key} ${JSON.stringify([values, customer?.id])}`,
    send: async ({ note, validDays }, same) =>
      unwrap(
        admin.post('/admin/v1/quotation', {
          header: { 'Cart-Token': cart.Token },
          body: {
            Customer: customer?.id ?? null,
            Note: note,
            ValidDays: Number(validDays),
            Items: await travellers(),
          },
          ...same,
        }),
      ),
    onDone: ({ Id, Number: number }) => {
      notify({ title: t('quote.done', { number }) })
      return whileShown(() => navigate(paths.quotation(Id)))
    },
    onRefused: (failure) => {
      if (isRefusal(failure)) readCartAgain()
    },
    fields: {
      pointers: { '/Customer': 'customer', '/Note': 'note' },
      toIssue: (path, { code }) =>
        code === 'unknown' ? issue(path, 'quotation.customer_gone') : undefined,
    },
  })
  return { form, customer, chooseCustomer }
}

/**
 * Returns null for a customer whom the server does not know, because the quotation itself is then refused. Any other
 * failure is thrown, because without the customer's saved travellers the cart would be priced by other ages.
 */
function nullIfUnknown(thrown: unknown): null {
  if (isProblem(callErrorOf(thrown), 'not_found')) return null
  throw thrown
}
