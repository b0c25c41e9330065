import { type BookableDates, type Stay, STAY_NIGHTS } from '@selat/domain'
import { languageOf, useFormat, useTranslation } from '@selat/i18n'
import { DatePicker } from '@selat/ui/date-picker'
import { Field } from '@selat/ui/field'
import { Select } from '@selat/ui/select'

import { useIssueText } from '../../kit/form/use-issue-text.ts'
import type { StayForm } from './use-stay-form.ts'

type StayFieldsProps = { id: string; form: StayForm; dates: BookableDates }

const nightCounts = Array.from(
  { length: STAY_NIGHTS.max - STAY_NIGHTS.min + 1 },
  (_, index) => STAY_NIGHTS.min + index,
)

/** Asks for the arrival and either the departure or the number of nights; each of the two sets the other. */
export function StayFields({ id, form, dates }: StayFieldsProps) {
  const { t } = useTranslation(['hotel', 'item', 'product', 'common'])
  const format = useFormat()
  const toText = useIssueText()
  const isThisYear = (date: string) => date.slice(0, 4) === dates.today.slice(0, 4)
  const toField = (field: keyof Stay, label: string) => {
    const issue = form.issueAt(field)
    const date = form[field]
    return {
      id: `${id}-${field}`,
      label,
      placeholder: t('product:date.choose'),
      valueText: format.date(date, isThisYear(date) ? 'short' : 'medium'),
      error: issue && toText(issue),
    }
  }
  const isCounted = form.nights <= STAY_NIGHTS.max
  return (
    // The panel of a hotel is narrow on wide screens, too, so the width of the place decides and not that of the screen.
    <div className="@container min-w-0 sm:max-lg:col-span-2">
      <div className="grid gap-3 @md:grid-cols-[minmax(0,1fr)_8.5rem]">
        <DatePicker
          mode="range"
          title={t('search.dates')}
          closeLabel={t('common:action.close')}
          doneLabel={t('common:action.apply')}
          locale={languageOf(format.language).locale}
          labels={{
            previousMonth: t('product:date.previousMonth'),
            nextMonth: t('product:date.nextMonth'),
          }}
          today={dates.today}
          min={dates.today}
          max={dates.lastDate}
          value={{ from: form.checkIn, to: form.checkOut }}
          onValueChange={({ from, to }) => form.setDates(from, to)}
          fields={[
            toField('checkIn', t('item:stay.checkIn')),
            toField('checkOut', t('item:stay.checkOut')),
          ]}
        />
        <Field label={t('search.nights')}>
          <Select
            value={isCounted ? String(form.nights) : ''}
            onChange={({ currentTarget }) => form.setNights(Number(currentTarget.value))}
          >
            {!isCounted && (
              <option value="" disabled hidden>
                {t('item:stay.nights', { count: form.nights })}
              </option>
            )}
            {nightCounts.map((count) => (
              <option key={count} value={count}>
                {t('item:stay.nights', { count })}
              </option>
            ))}
          </Select>
        </Field>
      </div>
    </div>
  )
}
