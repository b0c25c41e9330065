import { addCalendarMonths } from '@selat/domain'
import { languageOf, useFormat, useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { DatePicker } from '@selat/ui/date-picker'
import { Field } from '@selat/ui/field'
import { Input } from '@selat/ui/input'
import { SegmentedControl } from '@selat/ui/segmented-control'
import { Select } from '@selat/ui/select'
import { useEffect, useState } from 'react'

import { useTenant } from '../../../shared/tenant.ts'
import { todayHere } from '../../../shared/today-here.ts'
import { isNarrowed, orderStatuses } from '../model/history-url.ts'
import type { HistorySearch } from './use-history-query.ts'

/** A pause in the typing after which the list follows. */
const pauseMs = 300

/** How many months back and ahead a travel date can lie. */
const monthsAround = 24

/** Narrows the list: by where orders stand, what they are for, when one travels, and by number or name. */
export function HistoryFilters({ history }: { history: HistorySearch }) {
  const { t } = useTranslation(['order', 'common'])
  const { Products } = useTenant()
  const { query, set, clear } = history
  const [clears, setClears] = useState(0)
  return (
    <search className="flex flex-col gap-4">
      <SegmentedControl
        label={t('history.status')}
        className="self-start"
        value={query.status ?? 'all'}
        options={[
          { value: 'all', label: t('history.all') },
          ...orderStatuses.map((status) => ({ value: status, label: t(`status.${status}`) })),
        ]}
        onValueChange={(value) => set({ status: orderStatuses.find((status) => status === value) })}
      />
      <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_10rem_minmax(0,1.2fr)]">
        <SearchField key={clears} history={history} />
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
        <TravelDates history={history} />
      </div>
      {isNarrowed(query) && (
        <Button
          variant="link"
          className="self-start text-sm"
          onClick={() => {
            setClears((count) => count + 1)
            clear()
          }}
        >
          {t('history.clear')}
        </Button>
      )}
    </search>
  )
}

function SearchField({ history: { query, set } }: { history: HistorySearch }) {
  const { t } = useTranslation('order')
  const before = query.search ?? ''
  const [typed, setTyped] = useState(before)
  const text = typed.trim()
  useEffect(() => {
    if (text === before) return
    const timer = setTimeout(() => set({ search: text === '' ? undefined : text }), pauseMs)
    return () => clearTimeout(timer)
  })
  return (
    <Field label={t('history.search')}>
      <Input
        type="search"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        placeholder={t('history.searchHint')}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={60}
      />
    </Field>
  )
}

function TravelDates({ history: { query, set } }: { history: HistorySearch }) {
  const { t } = useTranslation(['order', 'common', 'ferry'])
  const format = useFormat()
  const [today] = useState(todayHere)
  // A first day alone does not narrow yet: the range waits for its end.
  const [range, setRange] = useState({
    from: query.dateFrom ?? null,
    to: query.dateUntil ?? null,
  })
  const shown = query.dateFrom === undefined && range.to !== null ? { from: null, to: null } : range
  const textOf = (date: string | null) => (date === null ? undefined : format.date(date))
  return (
    <DatePicker
      mode="range"
      className="sm:max-lg:col-span-2"
      title={t('history.dates')}
      closeLabel={t('common:action.close')}
      doneLabel={t('common:action.apply')}
      locale={languageOf(format.language).locale}
      labels={{
        previousMonth: t('ferry:calendar.previousMonth'),
        nextMonth: t('ferry:calendar.nextMonth'),
      }}
      today={today}
      min={addCalendarMonths(today, -monthsAround)}
      max={addCalendarMonths(today, monthsAround)}
      value={shown}
      onValueChange={(next) => {
        setRange(next)
        if (next.from !== null && next.to !== null) set({ dateFrom: next.from, dateUntil: next.to })
      }}
      fields={[
        {
          label: t('history.dateFrom'),
          placeholder: t('history.anyDate'),
          valueText: textOf(shown.from),
        },
        {
          label: t('history.dateUntil'),
          placeholder: t('history.anyDate'),
          valueText: textOf(shown.to),
        },
      ]}
    />
  )
}
