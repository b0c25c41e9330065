import { NAME_CORRECTION_LETTERS } from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import { RadioGroup } from '@selat/ui/radio-group'
import { useState } from 'react'
import { Link } from 'react-router-dom'

import { paths } from '../../../../shared/app/paths.ts'
import { useItemName } from '../../../../shared/trade/cart/items/use-item-name.ts'
import { type NamedTraveller, namedTravellers } from '../../../../shared/trade/order/name-people.ts'
import {
  useNameClosedText,
  useNameClosedTexts,
} from '../../../../shared/trade/order/use-name-closed-text.ts'
import { wireNameOf } from '../../../../shared/trade/passenger/passenger-details.ts'
import { useTitledName } from '../../../../shared/trade/passenger/use-titled-name.ts'
import { EndedMeanwhile, isPaid, type Sold } from '../after-sale-frame.tsx'
import { useFocusOnArrival } from '../use-focus-on-arrival.ts'
import { NameForm } from './name-form.tsx'

/** Corrects a traveller's name: shows the rule, the travellers to choose from, and the form. */
export function CorrectName({ order, tickets }: Sold) {
  const { t } = useTranslation('order')
  const people = namedTravellers(order, tickets.Items)
  const open = people.filter(({ until }) => until !== null)
  const [chosen, setChosen] = useState<string | null>(null)
  const [corrected, setCorrected] = useState<{ key: string; name: string } | null>(null)
  if (corrected !== null)
    return (
      <NameDone
        orderId={order.Id}
        name={corrected.name}
        {...(open.some(({ key }) => key !== corrected.key) && {
          onAgain: () => setCorrected(null),
        })}
      />
    )
  if (!isPaid(order)) return <EndedMeanwhile order={order} />
  // A first choice is made by default, so that a single traveller, or the next one after a correction, needs no click.
  const person = open.find(({ key }) => key === chosen) ?? open[0]
  if (!person) return <NobodyLeft orderId={order.Id} people={people} />
  return (
    <div className="flex flex-col gap-8">
      <p className="max-w-prose border-s-2 border-brand ps-4">
        {t('correctName.rule', { letters: NAME_CORRECTION_LETTERS })}
      </p>
      {people.length > 1 && (
        <PeopleChoice people={people} items={order.Items} value={person.key} onChange={setChosen} />
      )}
      <NameForm
        key={person.key}
        orderId={order.Id}
        person={person}
        onDone={(name) => {
          setChosen(null)
          setCorrected({ key: person.key, name })
        }}
      />
      <p className="text-sm text-muted-foreground">{t('correctName.ruleOther')}</p>
    </div>
  )
}

type PeopleChoiceProps = {
  people: readonly NamedTraveller[]
  items: readonly Schemas['OrderItem'][]
  value: string
  onChange: (key: string) => void
}

function PeopleChoice({ people, items, value, onChange }: PeopleChoiceProps) {
  const { t } = useTranslation(['order', 'passenger'])
  const format = useFormat()
  const itemName = useItemName()
  const titledName = useTitledName()
  const closedText = useNameClosedText()
  // A traveller on two items has a name on each, so the item distinguishes them.
  const whichItem = (id: string) => {
    const item = items.length > 1 ? items.find(({ Id }) => Id === id) : undefined
    return item ? itemName(item) : ''
  }
  return (
    <RadioGroup
      legend={t('correctName.who')}
      variant="card"
      columns={2}
      value={value}
      onValueChange={onChange}
      options={people.map((person) => ({
        value: person.key,
        label: titledName(person.passenger.Title, wireNameOf(person.passenger)),
        hint: [
          whichItem(person.item),
          person.until === null
            ? closedText(person.closed)
            : t('correctName.until', { at: format.instant(person.until, person.zone) }),
        ]
          .filter(Boolean)
          .join(' · '),
        disabled: person.until === null,
      }))}
    />
  )
}

type NobodyLeftProps = { orderId: string; people: readonly NamedTraveller[] }

function NobodyLeft({ orderId, people }: NobodyLeftProps) {
  const { t } = useTranslation(['order', 'common'])
  const textsOf = useNameClosedTexts()
  return (
    <Alert
      title={t('correctName.none')}
      action={
        <Button asChild variant="outline" size="sm">
          <Link to={paths.contact(orderId)}>{t('common:nav.contact')}</Link>
        </Button>
      }
    >
      {textsOf(people).map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Alert>
  )
}

type NameDoneProps = { orderId: string; name: string; onAgain?: () => void }

/** Says that the name is corrected, and what that means for printed tickets. */
function NameDone({ orderId, name, onAgain }: NameDoneProps) {
  const { t } = useTranslation('order')
  const heading = useFocusOnArrival()
  return (
    <section aria-labelledby="name-done" className="flex flex-col gap-6">
      <h2 id="name-done" ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {t('correctName.done')}
      </h2>
      <Alert variant="success">{t('correctName.doneBody', { name })}</Alert>
      <div className="flex flex-wrap gap-3">
        <Button asChild size="lg">
          <Link to={paths.orderDetail(orderId)}>{t('detail.toBooking')}</Link>
        </Button>
        {onAgain && (
          <Button variant="outline" size="lg" onClick={onAgain}>
            {t('correctName.again')}
          </Button>
        )}
      </div>
    </section>
  )
}
