import { isCalendarDate } from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Button } from '@selat/ui/button'
import type { ReactNode } from 'react'

import { useItemName } from '../../../../shared/trade/cart/items/use-item-name.ts'
import {
  type CheckoutValues,
  fieldId,
  passengerField,
  type PassengerValues,
  sourceOf,
} from '../../../../shared/trade/checkout/checkout-values.ts'
import { nameOf, toDraft } from '../../../../shared/trade/passenger/passenger-details.ts'
import { focusField } from '../focus-field.ts'

type ReviewPeopleProps = { items: readonly Schemas['CartItem'][]; values: CheckoutValues }

/**
 * Lists the travellers as tickets and passenger lists will name them, and the contact that gets the tickets. Each entry leads
 * back to its fields.
 */
export function ReviewPeople({ items, values }: ReviewPeopleProps) {
  const { t } = useTranslation('order')
  const itemName = useItemName()
  const { name, email, phoneCode, phoneNumber } = values.contact
  const phone = phoneNumber.trim() === '' ? '' : `${phoneCode} ${phoneNumber}`
  const sources = items.filter(({ Id }) => sourceOf(Id, values) === Id)
  return (
    <div className="-mb-3">
      {sources.map((item) => (
        <div key={item.Id} className="not-first:mt-4">
          {sources.length > 1 && (
            <h4 className="board-label text-muted-foreground">{itemName(item)}</h4>
          )}
          <ol className="divide-y divide-border">
            {(values.passengers[item.Id] ?? []).map((passenger, index) => (
              <Person
                // oxlint-disable-next-line react/no-array-index-key -- a passenger is a place of the party
                key={index}
                passenger={passenger}
                number={index + 1}
                fieldName={passengerField(item.Id, index, 'title')}
              />
            ))}
          </ol>
        </div>
      ))}
      <div className="border-t border-border">
        <Line
          about={t('review.sentTo')}
          name={email.trim()}
          details={[name.trim(), phone].filter(Boolean)}
          edit={t('review.editContact')}
          fieldName="contact.name"
        />
      </div>
    </div>
  )
}

type PersonProps = { passenger: PassengerValues; number: number; fieldName: string }

function Person({ passenger, number, fieldName }: PersonProps) {
  const { t } = useTranslation(['order', 'passenger'])
  const format = useFormat()
  const { band, dateOfBirth, passportNumber, nationality } = passenger
  const name = nameOf(toDraft(passenger)).toUpperCase()
  const details = [
    isCalendarDate(dateOfBirth) && t('review.born', { date: format.date(dateOfBirth) }),
    nationality !== '' && format.country(nationality),
    passportNumber.trim() !== '' && passportNumber.trim().toUpperCase(),
  ]
  return (
    <li>
      <Line
        about={t('passenger:form.place', { number, band: t(`passenger:band.${band}`) })}
        name={name}
        details={details.filter((detail) => detail !== false)}
        edit={t('review.editPassenger', { number })}
        fieldName={fieldName}
      />
    </li>
  )
}

type LineProps = {
  about: string
  name: string
  details: readonly string[]
  /** The accessible name of the button, which says what it edits. */
  edit: string
  fieldName: string
}

function Line({ about, name, details, edit, fieldName }: LineProps) {
  const { t } = useTranslation(['order', 'common'])
  return (
    <div className="flex items-start justify-between gap-4 py-3">
      <div className="min-w-0">
        <p className="text-sm text-muted-foreground">{about}</p>
        <Filled text={name} />
        {details.length > 0 && (
          <p className="text-sm wrap-anywhere text-muted-foreground tabular">
            {details.join(' · ')}
          </p>
        )}
      </div>
      <Button
        variant="link"
        aria-label={edit}
        onClick={() => focusField(fieldId(fieldName))}
        className="mt-0.5 text-sm"
      >
        {t('common:action.edit')}
      </Button>
    </div>
  )
}

function Filled({ text }: { text: string }): ReactNode {
  const { t } = useTranslation('order')
  if (text === '') return <p className="font-medium text-warning">{t('review.missing')}</p>
  return <p className="font-semibold wrap-anywhere">{text}</p>
}
