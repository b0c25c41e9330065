import { useTranslation } from '@selat/i18n'
import { Card } from '@selat/ui/card'
import { Input } from '@selat/ui/input'
import { useFormContext } from 'react-hook-form'

import type { CheckoutValues } from '../../../shared/checkout/checkout-values.ts'
import { EmailField } from '../../../shared/form/email-field.tsx'
import { FormField } from '../../../shared/form/form-field.tsx'
import { PhoneField } from '../../../shared/form/phone-field.tsx'
import type { PhoneBook } from '../../../shared/form/read-phone.ts'

/** Who the order belongs to; the visitor's own data, so the browser may fill it in (WCAG 1.3.5). */
export function ContactSection({ phoneBook }: { phoneBook: PhoneBook | null }) {
  const { t } = useTranslation('order')
  const { register } = useFormContext<CheckoutValues>()
  return (
    <Card asChild>
      <section aria-labelledby="checkout-contact" className="p-5 sm:p-6">
        <h2 id="checkout-contact" className="text-xl">
          {t('checkout.contactTitle')}
        </h2>
        <p className="mt-1 text-muted-foreground">{t('checkout.contactIntro')}</p>
        <div className="mt-5 flex flex-col gap-4">
          <FormField name="contact.name" label={t('checkout.fullName')}>
            <Input {...register('contact.name')} autoComplete="name" />
          </FormField>
          <EmailField name="contact.email" label={t('checkout.email')} />
          <PhoneField phoneBook={phoneBook} within="contact" />
        </div>
      </section>
    </Card>
  )
}
