import { useTranslation } from '@selat/i18n'
import { Card } from '@selat/ui/card'

import { TextAreaField } from '../../../shared/kit/form/text-area-field.tsx'
import { TextField } from '../../../shared/kit/form/text-field.tsx'

/** Asks for the optional texts: a note to the agency, and a reference code of the visitor or of a referrer. */
export function ExtrasSection() {
  const { t } = useTranslation('order')
  return (
    <Card asChild>
      <section aria-labelledby="checkout-extras" className="mt-10 p-5 sm:p-6">
        <h2 id="checkout-extras" className="text-xl">
          {t('checkout.extrasTitle')}
        </h2>
        <div className="mt-5 flex flex-col gap-5">
          <TextAreaField name="note" isOptional rows={3} />
          <TextField
            name="codeReference"
            hint={t('checkout.codeReferenceHint')}
            isOptional
            autoComplete="off"
            className="max-w-sm"
          />
        </div>
      </section>
    </Card>
  )
}
