import { addCalendarMonths } from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { DatePicker } from '@selat/ui/date-picker'
import { Details } from '@selat/ui/details'
import { Field } from '@selat/ui/field'
import { SegmentedControl } from '@selat/ui/segmented-control'
import { Select } from '@selat/ui/select'
import { useMediaQuery } from '@selat/ui/use-media-query'
import { useEffect, useRef, useState } from 'react'

import { useTenant } from '../../../../shared/app/tenant.ts'
import { SearchField } from '../../../../shared/kit/search-field.tsx'
import { useDayPickerTexts } from '../../../../shared/kit/use-day-picker-texts.ts'
import { useTodayHere } from '../../../../shared/kit/use-today.ts'
import { useAgency } from '../../../../shared/trade/agency/use-agency.ts'
import { type HistorySearch, isNarrowed, orderStatuses } from '../../model/history-url.ts'

/** The number of months, before and after today, in which a travel date can be chosen. */
const monthsAround = 24

/** Narrows the list by the orders' status, product and travel date, and by number or name. */
export function HistoryFilters({ history }: { history: HistorySearch }) {
  const { t } = useTranslation('order')
  const isWide = useMediaQuery('(min-width: 40rem)')
  const searchLabel = useAgency() ? 'history.searchAgency' : 'history.search'
  const { query, set, clear, clears } = history
  const { status: _status, ...others } = query
  const statuses = useChosenInSight(query.status)
  const fields = (
    <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_10rem_minmax(0,1.2fr)]">
      <SearchField
        label={t(searchLabel)}
        placeholder={t('history.searchHint')}
        value={query.search ?? ''}
        onChange={(search) => set({ search: search === '' ? undefined : search })}
      />
      <ProductField history={history} />
      <TravelDates key={clears} history={history} />
    </div>
  )
  return (
    <section aria-label={t('history.filters')} className="flex flex-col gap-4">
      <div ref={statuses} className="max-w-full min-w-0 self-start">
        <SegmentedControl
          label={t('history.status')}
          value={query.status ?? 'all'}
          options={[
            { value: 'all', label: t('history.all') },
            ...orderStatuses.map((status) => ({ value: status, label: t(`status.${status}`) })),
          ]}
          onValueChange={(value) =>
            set({ status: orderStatuses.find((status) => status === value) })
          }
        />
      </div>
      {isWide ? (
        fields
      ) : (
        <Details summary={t('history.filters')} open={isNarrowed(others)}>
          {fields}
        </Details>
      )}
      {isNarrowed(query) && (
        <Button variant="link" className="self-start text-sm" onClick={clear}>
          {t('history.clear')}
        </Button>
      )}
    </section>
  )
}

/** Scrolls the row of statuses to the chosen one, because a phone is too narrow to show all of them. */
function useChosenInSight(status: string | undefined) {
  const around = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const row = around.current?.querySelector('fieldset')
    const chosen = row?.querySelector(':checked')
    if (!row || !chosen) return
    const [seen, one] = [row.getBoundingClientRect(), chosen.getBoundingClientRect()]
    row.scrollLeft += one.left + one.width / 2 - (seen.left + seen.width / 2)
  }, [status])
  return around
}

function ProductField({ history: { query, set } }: { history: HistorySearch }) {
  const { t } = useTranslation(['order', 'common'])
  const { Products } = useTenant()
  return (
    <Field label={t('history.product')}>
      <Select
        value={query.product ?? ''}
        onChange={({ currentTarget }) =>
          set({ product: Products.find((product) => product === currentTarget.value) })
        }
        options={[
          { value: '', label: t('history.anyProduct') },
          ...Products.map((product) => ({
            value: product,
            label: t(`common:products.${product}`),
          })),
        ]}
      />
    </Field>
  )
}

function TravelDates({ history: { query, set } }: { history: HistorySearch }) {
  const { t } = useTranslation('order')
  const format = useFormat()
  const texts = useDayPickerTexts()
  const today = useTodayHere()
  // The list is narrowed only once both days are chosen; until then the first day is kept here.
  const [begun, setBegun] = useState<string | null>(null)
  const from = begun ?? query.dateFrom ?? null
  const to = begun === null ? (query.dateUntil ?? null) : null
  const textOf = (date: string | null) => (date === null ? undefined : format.date(date))
  return (
    <DatePicker
      mode="range"
      className="sm:max-lg:col-span-2"
      title={t('history.dates')}
      {...texts}
      today={today}
      min={addCalendarMonths(today, -monthsAround)}
      max={addCalendarMonths(today, monthsAround)}
      value={{ from, to }}
      onValueChange={(next) => {
        const isWhole = next.from !== null && next.to !== null
        setBegun(isWhole ? null : next.from)
        if (isWhole) set({ dateFrom: next.from ?? undefined, dateUntil: next.to ?? undefined })
      }}
      fields={[
        {
          label: t('history.dateFrom'),
          placeholder: t('history.anyDate'),
          valueText: textOf(from),
        },
        {
          label: t('history.dateUntil'),
          placeholder: t('history.anyDate'),
          valueText: textOf(to),
        },
      ]}
    />
  )
}
