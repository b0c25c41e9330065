import { addDays, PRODUCT_SEARCH_MAX_LENGTH } from '@selat/domain'
import { languageOf, useFormat, useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { DatePicker } from '@selat/ui/date-picker'
import { Field } from '@selat/ui/field'
import { Input } from '@selat/ui/input'
import { Search, X } from 'lucide-react'
import { useRef, useState } from 'react'

import { useTooLongText } from '../../kit/form/use-issue-text.ts'
import { useSearchDay } from '../ferry/use-search-day.ts'
import type { ProductQuery } from './product-url.ts'

export type ProductSearchFormProps = {
  query: ProductQuery
  onSearch: (patch: Pick<ProductQuery, 'q' | 'date'>) => void
  /** The number of days ahead that can be chosen. */
  days?: number
}

/** Searches a list by words of the name or the place, and by a date. */
export function ProductSearchForm({ query, onSearch, days = 365 }: ProductSearchFormProps) {
  const { t } = useTranslation(['product', 'common'])
  const format = useFormat()
  const [words, setWords] = useState(query.q ?? '')
  const field = useRef<HTMLInputElement>(null)
  const tooLong = useTooLongText(words, PRODUCT_SEARCH_MAX_LENGTH)
  const [date, setDate] = useState(query.date)
  const today = useSearchDay()
  return (
    <form
      role="search"
      noValidate
      className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_13rem_auto]"
      onSubmit={(event) => {
        event.preventDefault()
        if (tooLong !== undefined) return field.current?.focus()
        onSearch({ q: words.trim() || undefined, date })
      }}
    >
      <Field label={t('search.words')} error={tooLong}>
        <Input
          type="search"
          value={words}
          ref={field}
          placeholder={t('search.wordsHint')}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
      </Field>
      <div className="flex items-end gap-1">
        <DatePicker
          className="min-w-0 grow"
          mode="single"
          title={t('date.choose')}
          closeLabel={t('common:action.close')}
          doneLabel={t('common:action.apply')}
          locale={languageOf(format.language).locale}
          labels={{
            previousMonth: t('date.previousMonth'),
            nextMonth: t('date.nextMonth'),
          }}
          today={today}
          min={today}
          max={addDays(today, days)}
          value={date ?? null}
          onValueChange={setDate}
          fields={[
            {
              label: t('search.date'),
              placeholder: t('search.anyDate'),
              valueText: date === undefined ? undefined : format.date(date, 'short'),
            },
          ]}
        />
        {date !== undefined && (
          <Button
            variant="ghost"
            aria-label={t('search.clearDate')}
            onClick={() => setDate(undefined)}
            className="px-3"
          >
            <X aria-hidden />
          </Button>
        )}
      </div>
      <Button type="submit" variant="main">
        <Search aria-hidden />
        {t('common:action.search')}
      </Button>
    </form>
  )
}
