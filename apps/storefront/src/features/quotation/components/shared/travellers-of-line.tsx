import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

import type { FieldIssue } from '../../../../shared/kit/form/form-issue.ts'
import { useFormValues } from '../../../../shared/kit/form/form-values.ts'
import { passengerField } from '../../../../shared/trade/checkout/checkout-values.ts'
import { SameTravellers } from '../../../../shared/trade/checkout/same-travellers.tsx'
import { PassengerCard } from '../../../../shared/trade/passenger/passenger-card.tsx'
import type { PassengerDetails } from '../../../../shared/trade/passenger/passenger-details.ts'
import { titlesOf } from '../../../../shared/trade/passenger/titles-of.ts'
import { type AcceptanceValues, twinOf } from '../../model/acceptance-values.ts'
import { needsPassport } from '../../model/check-acceptance.ts'

type Line = Schemas['QuotationLine']

type TravellersOfLineProps = {
  line: Line
  /** All lines that ask for travellers by name. */
  lines: readonly Line[]
  values: AcceptanceValues
  issues: readonly FieldIssue[]
  isFirst: boolean
}

/** Asks for the travellers of one line: a form for each, or the choice to take the travellers of an earlier line. */
export function TravellersOfLine({ line, lines, values, issues, isFirst }: TravellersOfLineProps) {
  const { t } = useTranslation('quotation')
  const { setValue } = useFormValues<AcceptanceValues>()
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
      {twin && (
        <SameTravellers
          itemId={line.Id}
          twinId={twin.Id}
          label={t('accept.sameAs', { item: twin.Title })}
        />
      )}
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
