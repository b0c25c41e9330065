import { PASSENGER_TITLES } from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { Card } from '@selat/ui/card'
import { Details } from '@selat/ui/details'
import { FieldSet } from '@selat/ui/field-set'
import { Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

import { useFieldIssues } from '../../../shared/kit/form/field-issues.ts'
import { useFieldValue, useFormValues } from '../../../shared/kit/form/form-values.ts'
import { FillTools } from '../../../shared/trade/passenger/fill-tools.tsx'
import { mergePassport } from '../../../shared/trade/passenger/merge-passport.ts'
import {
  emptyDetails,
  isBlank,
  nameOf,
  type PassengerDetails,
} from '../../../shared/trade/passenger/passenger-details.ts'
import { PassengerFields } from '../../../shared/trade/passenger/passenger-fields.tsx'
import { PassportExpiry } from '../../../shared/trade/passenger/passport-expiry.tsx'
import { PassportFields } from '../../../shared/trade/passenger/passport-fields.tsx'
import type { CustomerValues } from '../model/customer-values.ts'

type TravellerCardProps = { place: number; onRemove: (name: string) => void }

const fields = Object.keys(emptyDetails())

/** Edits a traveller of a customer; the card is folded unless the traveller is new or has an error. */
export function TravellerCard({ place, onRemove }: TravellerCardProps) {
  const { t } = useTranslation('customer')
  const { setValue } = useFormValues<CustomerValues>()
  const { errorOf } = useFieldIssues()
  const details = useFieldValue<CustomerValues, `passengers.${number}`>(`passengers.${place}`)
  const element = useRef<HTMLDetailsElement>(null)
  const [startsOpen] = useState(() => isBlank(details))
  const nameIn = (field: keyof PassengerDetails) => `passengers.${place}.${field}`
  const isWrong = fields.some((field) => errorOf(nameIn(field as keyof PassengerDetails)))
  // The card has to be open before the focus moves to a wrong field in it.
  useEffect(() => {
    if (isWrong && element.current) element.current.open = true
  }, [isWrong])
  const number = t('form.traveller', { number: place + 1 })
  const name = nameOf(details) || number
  return (
    <Card asChild>
      <Details
        ref={element}
        open={startsOpen}
        className="px-5 sm:px-6"
        summary={<span className="text-lg wrap-anywhere">{name}</span>}
        trailing={
          details.dateOfExpiry !== '' && <PassportExpiry date={details.dateOfExpiry} isShortOnly />
        }
      >
        <FieldSet legend={number} hideLegend className="border-t border-border pt-5">
          <FillTools
            place={number}
            onRead={(passport) =>
              setValue(`passengers.${place}`, mergePassport(details, passport), {
                shouldDirty: true,
              })
            }
          >
            <PassengerFields name={nameIn} titles={PASSENGER_TITLES} isForLater />
            <PassportFields name={nameIn} isOptional />
          </FillTools>
          <Button variant="ghost" className="mt-4 self-start" onClick={() => onRemove(name)}>
            <Trash2 aria-hidden />
            {t('form.removeTraveller', { name })}
          </Button>
        </FieldSet>
      </Details>
    </Card>
  )
}
