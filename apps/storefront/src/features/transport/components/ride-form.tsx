import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'

import { PriceExplained } from '../../../shared/price/price-explained.tsx'
import { useProblemText } from '../../../shared/problem-text.ts'
import { PricePanel } from '../../../shared/product/price-panel.tsx'
import { RateField } from './rate-field.tsx'
import { RidePeople } from './ride-people.tsx'
import { RidePlaces } from './ride-places.tsx'
import { RideTime } from './ride-time.tsx'
import type { RideForm as Form } from './use-ride-form.ts'

type RideFormProps = {
  service: Schemas['Transport']
  form: Form
  estimate: Schemas['Price']
}

/** Books a ride. It asks what its service needs and nothing else (PRD-4). */
export function RideForm({ service, form, estimate }: RideFormProps) {
  const { t } = useTranslation('transport')
  const toText = useProblemText()
  return (
    <form
      noValidate
      aria-label={t('form.title', { name: service.Name })}
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        form.book()
      }}
    >
      <RateField service={service} form={form} />
      <RideTime service={service} form={form} />
      <RidePlaces service={service} form={form} />
      <RidePeople service={service} form={form} />
      {form.failure && (
        <Alert variant="warning" live="assertive" title={t('form.refused')}>
          {toText(form.failure)}
        </Alert>
      )}
      <PricePanel
        quote={form.quote}
        before={
          <PriceExplained
            price={estimate}
            totalLabel={t('price.estimate')}
            note={t('price.rest')}
          />
        }
        action={
          <Button type="submit" variant="main" size="lg" disabled={form.isAdding}>
            {t('form.add')}
          </Button>
        }
      />
    </form>
  )
}
