import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Badge } from '@selat/ui/badge'
import { Card } from '@selat/ui/card'
import { Details } from '@selat/ui/details'
import { FieldSet } from '@selat/ui/field-set'
import { useFormContext, useWatch } from 'react-hook-form'

import { FillTools } from '../../../shared/passenger/fill-tools.tsx'
import { mergePassport } from '../../../shared/passenger/merge-passport.ts'
import {
  detailsOf,
  draftOfSaved,
  emptyDetails,
  isBlank,
} from '../../../shared/passenger/passenger-details.ts'
import type { PassengerDetails } from '../../../shared/passenger/passenger-details.ts'
import { PassengerFields } from '../../../shared/passenger/passenger-fields.tsx'
import { PassportFields } from '../../../shared/passenger/passport-fields.tsx'
import { titlesOf } from '../../../shared/passenger/titles-of.ts'
import { useSessionView } from '../../../shared/session-store.ts'
import { passengerField } from '../model/checkout-values.ts'
import type { CheckoutValues, PassengerValues } from '../model/checkout-values.ts'
import type { ItemTravel } from '../model/item-travel.ts'

type PassengerCardProps = {
  itemId: string
  index: number
  band: PassengerValues['band']
  travel: ItemTravel | undefined
  isInternational: boolean
  isVisitor: boolean
  isComplete: boolean
  /** Which place of this item someone has already: “Passenger 2, Child”. */
  placeOf: (saved: Schemas['SavedPassenger']) => string | null
  onFill: (details: PassengerDetails) => void
}

/** One passenger. It can be folded when it is done; a refused submit opens it again. */
export function PassengerCard(props: PassengerCardProps) {
  const { itemId, index, band, travel, isInternational, isVisitor, isComplete } = props
  const { t } = useTranslation('passenger')
  const { control } = useFormContext<CheckoutValues>()
  const passenger = useWatch({ control, name: `passengers.${itemId}.${index}` })
  const isLoggedIn = useSessionView((view) => view.isLoggedIn)
  const number = t('form.number', { number: index + 1 })
  const place = t('form.place', { number: index + 1, band: t(`band.${band}`) })
  const name = (field: keyof PassengerDetails) => passengerField(itemId, index, field)
  const { placeOf, onFill } = props
  return (
    <Card asChild>
      <Details
        open
        className="px-5 sm:px-6 [&[open]>summary]:border-b [&>summary]:min-h-16"
        summary={
          <span className="flex flex-wrap items-baseline gap-x-2.5">
            <span className="text-lg">{number}</span>
            <span className="font-normal text-muted-foreground">{t(`band.${band}`)}</span>
            <PassengerName {...passenger} />
          </span>
        }
        trailing={
          <Badge variant={isComplete ? 'success' : 'neutral'}>
            {t(isComplete ? 'form.complete' : 'form.incomplete')}
          </Badge>
        }
      >
        <FieldSet legend={`${number}, ${t(`band.${band}`)}`} hideLegend className="pt-5">
          <FillTools
            place={place}
            {...(isLoggedIn && {
              pick: {
                band,
                sector: travel?.sectors[0],
                placeOf,
                onPick: (saved: Schemas['SavedPassenger']) =>
                  onFill(detailsOf(draftOfSaved(saved))),
              },
            })}
            onRead={(passport) => onFill(mergePassport(passenger, passport))}
            onClear={isBlank(passenger) ? undefined : () => onFill(emptyDetails())}
          >
            <PassengerFields
              name={name}
              titles={titlesOf(band)}
              hasPlaceOfBirth={isInternational}
              isVisitor={isVisitor}
            />
            {isInternational && <PassportFields name={name} />}
          </FillTools>
        </FieldSet>
      </Details>
    </Card>
  )
}

/** Tells folded passengers apart. */
function PassengerName({ firstName, lastName }: PassengerValues) {
  const name = `${firstName} ${lastName}`.trim()
  return name === '' ? null : <span className="min-w-0 truncate font-normal">{name}</span>
}
