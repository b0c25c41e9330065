import { useTranslation } from '@selat/i18n'
import { Badge } from '@selat/ui/badge'
import { Card } from '@selat/ui/card'
import { Details } from '@selat/ui/details'
import { FieldSet } from '@selat/ui/field-set'
import { useFormContext, useWatch } from 'react-hook-form'

import type { CheckoutValues } from '../model/checkout-values.ts'
import { PassengerFields } from './passenger-fields.tsx'
import type { PassengerFieldsProps } from './passenger-fields.tsx'
import { PassportFields } from './passport-fields.tsx'

type PassengerCardProps = PassengerFieldsProps & { isComplete: boolean }

/** One passenger. It can be folded when it is done; a refused submit opens it again. */
export function PassengerCard({ isComplete, ...place }: PassengerCardProps) {
  const { t } = useTranslation('passenger')
  const { itemId, index, band, isInternational } = place
  const number = t('form.number', { number: index + 1 })
  return (
    <Card asChild>
      <Details
        open
        className="px-5 sm:px-6 [&[open]>summary]:border-b [&>summary]:min-h-16"
        summary={
          <span className="flex flex-wrap items-baseline gap-x-2.5">
            <span className="text-lg">{number}</span>
            <span className="font-normal text-muted-foreground">{t(`band.${band}`)}</span>
            <PassengerName itemId={itemId} index={index} />
          </span>
        }
        trailing={
          <Badge variant={isComplete ? 'success' : 'neutral'}>
            {t(isComplete ? 'form.complete' : 'form.incomplete')}
          </Badge>
        }
      >
        <FieldSet legend={`${number}, ${t(`band.${band}`)}`} hideLegend className="pt-5">
          <PassengerFields {...place} />
          {isInternational && <PassportFields itemId={itemId} index={index} />}
        </FieldSet>
      </Details>
    </Card>
  )
}

/** Tells folded passengers apart. */
function PassengerName({ itemId, index }: { itemId: string; index: number }) {
  const { control } = useFormContext<CheckoutValues>()
  const passenger = useWatch({ control, name: `passengers.${itemId}.${index}` })
  const name = `${passenger.firstName} ${passenger.lastName}`.trim()
  return name === '' ? null : <span className="min-w-0 truncate font-normal">{name}</span>
}
