import { useId, useState, type ClipboardEvent, type ReactNode } from 'react'

import { cn } from './cn.ts'
import { FieldSet } from './field-set.tsx'
import { controlVariants } from './input.tsx'

type Part = 'day' | 'month' | 'year'
type Parts = Record<Part, string>

export type DateFieldProps = {
  legend: ReactNode
  /**
   * The date as `YYYY-MM-DD`; empty while nothing is typed. An incomplete date has zeros, so that it is not a valid
   * one.
   */
  value: string
  onValueChange: (value: string) => void
  onBlur?: () => void
  /** A BCP 47 tag, which decides the order of the three inputs. */
  locale: string
  labels: Record<Part, string>
  id?: string
  hint?: ReactNode
  error?: ReactNode
  required?: boolean
  /** Whether the browser may fill in a birth date. */
  isBirthDate?: boolean
  /** Reads a whole date such as `3 Nov 1985` that is pasted into one of the parts; null if it is no date. */
  readPasted?: (text: string) => string | null
  /** An element after the parts, such as a calendar's button. */
  trailing?: ReactNode
  className?: string
}

const LENGTH = { day: 2, month: 2, year: 4 }

function toParts(value: string): Parts {
  const [year = '', month = '', day = ''] = value.split('-')
  // Zeros stand for what is not typed yet. In front of a begun year they would leave no room for its other digits.
  return {
    year: year.replace(/^0+/, ''),
    month: month === '00' ? '' : month,
    day: day === '00' ? '' : day,
  }
}

function fromParts({ day, month, year }: Parts): string {
  if (day + month + year === '') return ''
  return `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

const orders = new Map<string, readonly Part[]>()

/**
 * Returns the order of day, month and year in a locale. It is cached, because making an Intl format takes longer than a
 * key press may.
 */
function partOrder(locale: string): readonly Part[] {
  const known = orders.get(locale)
  if (known) return known
  const parts = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
  }).formatToParts(0)
  const order = parts.map((part) => part.type).filter((type): type is Part => type in LENGTH)
  orders.set(locale, order)
  return order
}

/** Asks for a date that users know by heart, such as a birth date, which would take long to reach in a calendar. */
export function DateField({
  value,
  onValueChange,
  onBlur,
  locale,
  labels,
  id,
  required,
  isBirthDate = false,
  readPasted,
  trailing,
  error,
  ...fieldSet
}: DateFieldProps) {
  const generatedId = useId()
  const baseId = id ?? generatedId
  const errorId = error ? `${baseId}-group-error` : undefined
  const [parts, setParts] = useState(() => toParts(value))
  // A value from outside (a saved passenger) replaces the typed one; a value that this field has reported does not.
  const shown = fromParts(parts)
  const given = toParts(value)
  // A value of zeros alone, which one typed zero makes, is shown as empty parts, whose own value differs from it.
  if (shown !== value && shown !== fromParts(given)) setParts(given)
  const change = (part: Part, text: string) => {
    // A Chinese keyboard may write digits in full width.
    const digits = text.normalize('NFKC').replace(/\D/g, '')
    const next = { ...parts, [part]: digits.slice(0, LENGTH[part]) }
    setParts(next)
    onValueChange(fromParts(next))
  }
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    // A number that is pasted into a part stays in that part.
    const date = /^\d{1,4}$/.test(text.trim()) ? null : readPasted?.(text)
    if (!date) return
    event.preventDefault()
    onValueChange(date)
  }
  return (
    <FieldSet data-slot="date-field" id={`${baseId}-group`} error={error} {...fieldSet}>
      <div className="flex flex-wrap gap-1.5 sm:gap-2">
        {partOrder(locale).map((part, index) => (
          <label key={part} className="flex flex-col gap-1 text-sm text-muted-foreground">
            {labels[part]}
            <input
              id={index === 0 ? baseId : undefined}
              inputMode="numeric"
              autoComplete={isBirthDate ? `bday-${part}` : 'off'}
              required={required}
              aria-invalid={error ? true : undefined}
              aria-describedby={errorId}
              aria-errormessage={errorId}
              value={parts[part]}
              onBlur={onBlur}
              onPaste={paste}
              onChange={(event) => change(part, event.target.value)}
              className={cn(
                controlVariants(),
                'text-center tabular',
                part === 'year' ? 'w-24' : 'w-16',
              )}
            />
          </label>
        ))}
        {trailing && <div className="flex items-end">{trailing}</div>}
      </div>
    </FieldSet>
  )
}
