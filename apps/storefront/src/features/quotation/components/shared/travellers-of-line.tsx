import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Card } from '@selat/ui/card'
import { Checkbox } from '@selat/ui/checkbox'
import { Controller, useFormContext } from 'react-hook-form'

import type { FieldIssue } from '../../../../shared/kit/form/form-issue.ts'
import { passengerField } from '../../../../shared/trade/checkout/checkout-values.ts'
import { PassengerCard } from '../../../../shared/trade/passenger/passenger-card.tsx'
import type { PassengerDetails } from '../../../../shared/trade/passenger/passenger-details.ts'
import { titlesOf } from '../../../../shared/trade/passenger/titles-of.ts'
import { twinOf } from '../../model/acceptance-values.ts'
import type { AcceptanceValues } from '../../model/acceptance-values.ts'
import { needsPassport } from '../../model/check-acceptance.ts'

type Line = Schemas['QuotationLine']

type TravellersOfLineProps = {
  line: Line
  /** All lines whose travellers are named. */
  lines: readonly Line[]
  values: AcceptanceValues
  issues: readonly FieldIssue[]
  isFirst: boolean
}

/** Those who travel on one line: a form for each, or the people of a line before. */
export function TravellersOfLine({ line, lines, values, issues, isFirst }: TravellersOfLineProps) {
  const { setValue } = useFormContext<AcceptanceValues>()
  const twin = twinOf(line, lines)
  const follows = twin !== undefined && values.sameAs[line.Id] === twin.Id
  const list = follows ? [] : (values.passengers[line.Id] ?? [])
  const isInternational = needsPassport(line, lines, values)
  const fill = (index: number, details: PassengerDetails) => {
    const band = list[index]?.band
    if (!band) return
    const title = titlesOf(band).find((known) => known === details.title) ?? ''
    const typed = { ...details, title, band }
    for (const [field, value] of Object.entries(typed))
      setValue(passengerField(line.Id, index, field as keyof PassengerDetails), value, {
        shouldDirty: true,
      })
  }
  return (
    <div className="flex flex-col gap-4">
      {lines.length > 1 && <h3 className="text-lg">{line.Title}</h3>}
      {twin && <SamePeople line={line} twin={twin} />}
      {list.map((passenger, index) => (
        <PassengerCard
          // oxlint-disable-next-line react/no-array-index-key -- a passenger is a place of the party
          key={index}
          index={index}
          band={passenger.band}
          passenger={passenger}
          name={(field) => passengerField(line.Id, index, field)}
          isInternational={isInternational}
          isVisitor={isFirst && index === 0}
          isComplete={
            !issues.some(({ name }) => name.startsWith(`passengers.${line.Id}.${index}.`))
          }
          onFill={(details) => fill(index, details)}
        />
      ))}
    </div>
  )
}

function SamePeople({ line, twin }: { line: Line; twin: Line }) {
  const { t } = useTranslation('quotation')
  return (
    <Card className="px-5 py-4 sm:px-6">
      <Controller<AcceptanceValues, `sameAs.${string}`>
        name={`sameAs.${line.Id}`}
        render={({ field }) => (
          <Checkbox
            label={t('accept.sameAs', { item: twin.Title })}
            checked={field.value !== ''}
            onChange={({ currentTarget }) => field.onChange(currentTarget.checked ? twin.Id : '')}
          />
        )}
      />
    </Card>
  )
}
