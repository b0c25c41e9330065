import { addCalendarMonths, daysBetween, STATEMENT_MAX_DAYS } from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'
import { DatePicker } from '@selat/ui/date-picker'
import { Field } from '@selat/ui/field'
import { SegmentedControl } from '@selat/ui/segmented-control'
import { Select } from '@selat/ui/select'
import { useState } from 'react'

import type { Address } from '../../../shared/kit/address/use-address.ts'
import { SearchField } from '../../../shared/kit/search-field.tsx'
import { useDayPickerTexts } from '../../../shared/kit/use-day-picker-texts.ts'
import type { StatementDays } from '../model/statement-days.ts'
import { entryKinds, type PeriodName, periodNames, type WalletSearch } from '../model/wallet-url.ts'

type StatementFiltersProps = { address: Address<WalletSearch>; days: StatementDays; today: string }

/** Chooses the days of the statement, and filters its entries. */
export function StatementFilters({ address, days, today }: StatementFiltersProps) {
  const { t } = useTranslation('wallet')
  const { query, set } = address
  const choose = (name: PeriodName) =>
    set({
      period: name === 'month' ? undefined : name,
      // A custom period begins with the days that are shown now.
      dateFrom: name === 'own' ? days.from : undefined,
      dateUntil: name === 'own' ? days.until : undefined,
    })
  const labels: Record<PeriodName, string> = {
    month: t('period.month'),
    last: t('period.last'),
    30: t('period.days', { days: 30 }),
    year: t('period.year'),
    own: t('period.own'),
  }
  return (
    <div className="flex flex-col gap-4 print:hidden">
      <div className="max-w-full min-w-0 self-start">
        <SegmentedControl
          label={t('statement.period')}
          value={query.period ?? 'month'}
          options={periodNames.map((value) => ({ value, label: labels[value] }))}
          onValueChange={choose}
        />
      </div>
      {query.period === 'own' && <OwnDays address={address} days={days} today={today} />}
      <div className="grid gap-4 sm:grid-cols-2 lg:max-w-3xl">
        <SearchField
          label={t('statement.search')}
          placeholder={t('statement.searchHint')}
          value={query.search ?? ''}
          onChange={(text) => set({ search: text === '' ? undefined : text })}
        />
        <Field label={t('statement.kind')}>
          <Select
            value={query.kind ?? ''}
            onChange={({ currentTarget }) =>
              set({ kind: entryKinds.find((kind) => kind === currentTarget.value) })
            }
            options={[
              { value: '', label: t('statement.everyKind') },
              ...entryKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) })),
            ]}
          />
        </Field>
      </div>
    </div>
  )
}

/** The number of months before today from which a statement can be chosen. */
const MONTHS_BACK = 36

type Chosen = { from: string | null; to: string | null }

function OwnDays({ address: { set }, days, today }: StatementFiltersProps) {
  const { t } = useTranslation('wallet')
  const format = useFormat()
  const texts = useDayPickerTexts()
  // A range that is incomplete or too long is kept here, and the statement stays as it is.
  const [draft, setDraft] = useState<Chosen | null>(null)
  const value = draft ?? { from: days.from, to: days.until }
  const isTooLong = isWhole(value) && daysBetween(value.from, value.to) + 1 > STATEMENT_MAX_DAYS
  const textOf = (date: string | null) => (date === null ? undefined : format.date(date))
  return (
    <DatePicker
      mode="range"
      className="sm:max-w-md"
      title={t('statement.period')}
      {...texts}
      today={today}
      min={addCalendarMonths(today, -MONTHS_BACK)}
      max={addCalendarMonths(today, 1)}
      value={value}
      onValueChange={(next) => {
        const fits = isWhole(next) && daysBetween(next.from, next.to) + 1 <= STATEMENT_MAX_DAYS
        setDraft(fits ? null : next)
        if (fits) set({ period: 'own', dateFrom: next.from, dateUntil: next.to })
      }}
      fields={[
        {
          label: t('statement.dateFrom'),
          placeholder: t('statement.anyDay'),
          valueText: textOf(value.from),
        },
        {
          label: t('statement.dateUntil'),
          placeholder: t('statement.anyDay'),
          valueText: textOf(value.to),
          error: isTooLong ? t('statement.tooLong', { days: STATEMENT_MAX_DAYS }) : undefined,
        },
      ]}
    />
  )
}

function isWhole(value: Chosen): value is { from: string; to: string } {
  return value.from !== null && value.to !== null
}
