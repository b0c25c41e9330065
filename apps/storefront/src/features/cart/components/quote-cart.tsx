import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Button } from '@selat/ui/button'
import { FileText } from 'lucide-react'
import { useId, useState } from 'react'

import { SelectField } from '../../../shared/kit/form/select-field.tsx'
import { ServerForm } from '../../../shared/kit/form/server-form.tsx'
import { SubmitButton } from '../../../shared/kit/form/submit-button.tsx'
import { TextAreaField } from '../../../shared/kit/form/text-area-field.tsx'
import { useIssueText } from '../../../shared/kit/form/use-issue-text.ts'
import { sellers } from '../../../shared/trade/agency/roles.ts'
import { useAgency } from '../../../shared/trade/agency/use-agency.ts'
import { CustomerField } from '../../../shared/trade/sale/customer-field.tsx'
import { useQuoteForm } from './use-quote-form.ts'

/** The terms of a quotation that can be chosen, in days. */
const terms = [1, 3, 7, 14, 30]

/**
 * Offers the cart to a customer as a quotation. Only members who sell for an agency see it, and its form is folded at first.
 */
export function QuoteCart({ cart }: { cart: Schemas['Cart'] }) {
  const { t } = useTranslation('quotation')
  const [isOpen, setOpen] = useState(false)
  const panelId = useId()
  const agency = useAgency()
  if (!agency || !sellers.includes(agency.Role)) return null
  return (
    <div className="border-t border-border pt-4">
      <Button
        variant="outline"
        className="w-full"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        <FileText aria-hidden />
        {t('quote.open')}
      </Button>
      <div id={panelId} hidden={!isOpen} className="mt-4">
        {isOpen && <QuoteForm cart={cart} />}
      </div>
    </div>
  )
}

function QuoteForm({ cart }: { cart: Schemas['Cart'] }) {
  const { t } = useTranslation('quotation')
  const customerId = useId()
  const { form, customer, chooseCustomer } = useQuoteForm(cart)
  const toText = useIssueText()
  const refused = form.issueOf('customer')
  return (
    <ServerForm
      form={form}
      label={t('quote.open')}
      titles={{ note: t('quote.note'), validDays: t('quote.validFor') }}
      className="flex flex-col gap-4"
      actions={<SubmitButton form={form}>{t('quote.send')}</SubmitButton>}
    >
      <p className="text-sm text-muted-foreground">{t('quote.body')}</p>
      <div>
        <CustomerField
          id={customerId}
          chosen={customer}
          onChoose={({ Id, Name }) => chooseCustomer({ id: Id, name: Name })}
        />
        {refused?.words.code === 'quotation.customer_gone' && (
          <p role="alert" className="mt-1.5 text-sm font-medium text-destructive">
            {toText(refused.words)}
          </p>
        )}
        <p className="mt-1.5 text-sm text-muted-foreground">
          {t(customer ? 'quote.customerHint' : 'quote.nobody')}
        </p>
        {customer && (
          <Button variant="link" size="sm" onClick={() => chooseCustomer(null)}>
            {t('quote.noCustomer')}
          </Button>
        )}
      </div>
      <TextAreaField name="note" isOptional rows={3} />
      <SelectField
        name="validDays"
        hint={t('quote.validHint')}
        options={terms.map((days) => ({
          value: String(days),
          label: t('quote.days', { count: days }),
        }))}
      />
    </ServerForm>
  )
}
