import { useTranslation } from '@selat/i18n'
import type { ReactNode } from 'react'

import { isRefusal } from '../../kit/idempotency-key.ts'
import { AddAction } from './add-action.tsx'
import { PricePanel } from './price-panel.tsx'
import type { BookingForm as Form } from './use-booking-form.ts'

export type BookingFormProps = {
  form: Form
  /** The label of the form: “Book Batam Centre transfer”. */
  label?: string
  /** The contents until enough is chosen for a price. */
  before: ReactNode
  /** The title above the reason why nothing was added. */
  refusedTitle?: string
  /** The fields. */
  children: ReactNode
}

/** Shows the form that books a product: its fields, its price, and the button that adds it to the cart. */
export function BookingForm({ form, label, before, refusedTitle, children }: BookingFormProps) {
  const { t } = useTranslation('product')
  return (
    <form
      noValidate
      aria-label={label}
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        form.submit()
      }}
    >
      {children}
      <PricePanel
        quote={form.quote}
        before={before}
        action={
          <AddAction
            type="submit"
            isAdding={form.isAdding}
            failure={form.failure}
            refusedTitle={
              refusedTitle ?? t(isRefusal(form.failure) ? 'price.refused' : 'price.notAdded')
            }
          />
        }
      />
    </form>
  )
}
