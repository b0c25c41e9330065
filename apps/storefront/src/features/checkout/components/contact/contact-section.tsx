import { useTranslation } from '@selat/i18n'
import { Card } from '@selat/ui/card'

import { CheckboxField } from '../../../../shared/kit/form/checkbox-field.tsx'
import { EmailField } from '../../../../shared/kit/form/email-field.tsx'
import { useFormValues } from '../../../../shared/kit/form/form-values.ts'
import { PhoneField } from '../../../../shared/kit/form/phone-field.tsx'
import type { PhoneBook } from '../../../../shared/kit/form/read-phone.ts'
import { TextField } from '../../../../shared/kit/form/text-field.tsx'
import type { CheckoutValues } from '../../../../shared/trade/checkout/checkout-values.ts'

type ContactSectionProps = {
  phoneBook: PhoneBook | null
  /** Whether the order names travellers, of whom the contact could be one. */
  hasPassengers: boolean
}

/** Asks for the contact of the order. This is the visitor's own data, so the browser may fill it in (WCAG 1.3.5). */
export function ContactSection({ phoneBook, hasPassengers }: ContactSectionProps) {
  const { t } = useTranslation('order')
  const { getValues, setValue } = useFormValues<CheckoutValues>()
  return (
    <Card asChild>
      <section aria-labelledby="checkout-contact" className="p-5 sm:p-6">
        <h2 id="checkout-contact" className="text-xl">
          {t('checkout.contactTitle')}
        </h2>
        <p className="mt-1 text-muted-foreground">{t('checkout.contactIntro')}</p>
        <div className="mt-5 flex flex-col gap-4">
          <TextField
            name="contact.name"
            // Another name means another person, of whom it is not known whether they travel.
            onEdit={() => {
              if (getValues('contactTravels')) setValue('contactTravels', false)
            }}
            autoComplete="name"
          />
          {hasPassengers && (
            <CheckboxField
              name="contactTravels"
              label={t('checkout.contactTravels')}
              hint={t('checkout.contactTravelsHint')}
            />
          )}
          <EmailField name="contact.email" />
          <PhoneField phoneBook={phoneBook} within="contact" />
        </div>
      </section>
    </Card>
  )
}
