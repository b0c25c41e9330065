import { addDays } from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Button } from '@selat/ui/button'
import { DatePicker } from '@selat/ui/date-picker'
import { Field } from '@selat/ui/field'
import { IconButton } from '@selat/ui/icon-button'
import { SegmentedControl } from '@selat/ui/segmented-control'
import { Select } from '@selat/ui/select'
import { ChevronLeft, ChevronRight } from 'lucide-react'

import { useDayPickerTexts } from '../../../../shared/kit/use-day-picker-texts.ts'
import { useToday } from '../../../../shared/kit/use-today.ts'
import type { ManifestNavigation } from '../use-manifest-place.ts'

/** The range of days that a board can show, counted from today. */
const daysBack = 60
const daysAhead = 365

type Day = Pick<Schemas['ManifestSailingList'], 'Terminals' | 'Terminal' | 'Date'>

/** Chooses the terminal, the direction and the day of the board. */
export function BoardToolbar({ day, navigation }: { day: Day; navigation: ManifestNavigation }) {
  const { t } = useTranslation('manifest')
  const { place, turn } = navigation
  const terminal = place.terminal ?? day.Terminal
  return (
    <section
      aria-label={t('board.tools')}
      className="flex flex-wrap items-end gap-x-5 gap-y-4 print:hidden"
    >
      <Field label={t('board.terminal')} className="w-full sm:w-80">
        <Select
          value={terminal}
          onChange={({ currentTarget }) => turn({ terminal: currentTarget.value })}
          options={day.Terminals.map(({ Code, Name }) => ({
            value: Code,
            label: `${Name} (${Code})`,
          }))}
        />
      </Field>
      <SegmentedControl
        label={t('board.direction')}
        value={place.direction}
        options={[
          { value: 'departure', label: t('board.departures') },
          { value: 'arrival', label: t('board.arrivals') },
        ]}
        onValueChange={(direction) => turn({ direction })}
      />
      <DayChoice
        zone={day.Terminals.find(({ Code }) => Code === terminal)?.TimeZone ?? 'UTC'}
        date={place.date ?? day.Date}
        onChange={(date) => turn({ date })}
      />
    </section>
  )
}

type DayChoiceProps = {
  zone: string
  date: string
  onChange: (date: string | undefined) => void
}

function DayChoice({ zone, date, onChange }: DayChoiceProps) {
  const { t } = useTranslation('manifest')
  const format = useFormat()
  const texts = useDayPickerTexts()
  const today = useToday(zone)
  return (
    <div className="flex flex-wrap items-end gap-2">
      <IconButton
        label={t('board.dayBefore')}
        icon={<ChevronLeft aria-hidden />}
        variant="outline"
        onClick={() => onChange(addDays(date, -1))}
      />
      <DatePicker
        mode="single"
        className="w-44 max-[20rem]:w-full"
        title={t('board.date')}
        {...texts}
        today={today}
        min={addDays(today, -daysBack)}
        max={addDays(today, daysAhead)}
        value={date}
        onValueChange={onChange}
        fields={[
          {
            label: t('board.date'),
            placeholder: t('board.date'),
            valueText: format.date(date, 'short'),
          },
        ]}
      />
      <IconButton
        label={t('board.dayAfter')}
        icon={<ChevronRight aria-hidden />}
        variant="outline"
        onClick={() => onChange(addDays(date, 1))}
      />
      {date !== today && (
        <Button variant="link" className="min-h-11" onClick={() => onChange(undefined)}>
          {t('board.today')}
        </Button>
      )}
    </div>
  )
}
