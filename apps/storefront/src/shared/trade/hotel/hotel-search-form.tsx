import { formatRooms, type Issue, PRODUCT_SEARCH_MAX_LENGTH } from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { Field } from '@selat/ui/field'
import { Input } from '@selat/ui/input'
import { Search } from 'lucide-react'
import { type Ref, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { useTooLongText } from '../../kit/form/use-issue-text.ts'
import { GuestsToggle } from './guests-toggle.tsx'
import { RoomsFields } from './rooms-fields.tsx'
import { StayFields } from './stay-fields.tsx'
import { type StaySearch, useStayDates } from './stay-search.ts'
import { useStayForm } from './use-stay-form.ts'

export type HotelSearch = {
  q?: string | undefined
  checkIn: string
  checkOut: string
  rooms: string
}

export type HotelSearchFormProps = {
  stay: StaySearch
  /** The words that are searched for; absent if the hotel is known. */
  words?: { value: string }
  onSearch: (search: HotelSearch) => void
  submitText: string
  /** Whether the form stands in a narrow column. */
  isNarrow?: boolean
  /** Called whenever it changes whether the fields ask for another stay than `stay`. */
  onDiffer?: (isOther: boolean) => void
  /** The button that sends the form. */
  submitRef?: Ref<HTMLButtonElement>
}

/** Asks for the dates and the guests of each room, to search the list and to change the stay on a hotel's page. */
export function HotelSearchForm(props: HotelSearchFormProps) {
  const { stay, words, onSearch, submitText, isNarrow = false, onDiffer, submitRef } = props
  const { t } = useTranslation('hotel')
  const dates = useStayDates()
  const form = useStayForm(stay, dates)
  const [q, setQ] = useState(words?.value ?? '')
  const wordsField = useRef<HTMLInputElement>(null)
  const tooLong = useTooLongText(q, PRODUCT_SEARCH_MAX_LENGTH)
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const isOther = form.isOtherThan(stay)
  useEffect(() => onDiffer?.(isOther), [onDiffer, isOther])
  const submit = () => {
    if (tooLong !== undefined) return wordsField.current?.focus()
    const result = form.submit()
    if (!result.isRefused) {
      const { checkIn, checkOut, rooms } = result
      return onSearch({
        ...(words && { q: q.trim() || undefined }),
        checkIn,
        checkOut,
        rooms: formatRooms(rooms),
      })
    }
    // A field must be rendered before it can get the focus.
    if (result.first.path[0] === 'rooms') flushSync(() => setIsOpen(true))
    document.getElementById(controlOf(id, result.first))?.focus()
  }
  return (
    <form
      role="search"
      aria-label={t('search.title')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <div className={isNarrow ? 'flex flex-col gap-4' : wide}>
        {words && (
          <Field label={t('search.words')} error={tooLong} className="sm:max-lg:col-span-2">
            <Input
              ref={wordsField}
              type="search"
              value={q}
              placeholder={t('search.wordsHint')}
              onChange={({ currentTarget }) => setQ(currentTarget.value)}
            />
          </Field>
        )}
        <StayFields id={id} form={form} dates={dates} />
        <GuestsToggle
          id={id}
          rooms={form.rooms}
          isOpen={isOpen}
          onToggle={() => setIsOpen(!isOpen)}
          hasError={form.issueAt('rooms') !== undefined}
        />
        {/* The button follows the rooms, so that it stays the last control of the form. */}
        {isOpen && <RoomsFields id={id} form={form} isNarrow={isNarrow} />}
        <Button
          ref={submitRef}
          type="submit"
          variant={words ? 'main' : 'secondary'}
          className={isNarrow ? '' : isOpen ? belowRooms : besideGuests}
        >
          {words && <Search aria-hidden />}
          {submitText}
        </Button>
      </div>
    </form>
  )
}

const wide =
  'grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_auto] lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]'

const besideGuests = 'min-w-36 sm:mt-6.5 lg:justify-self-start'
const belowRooms = 'min-w-36 sm:justify-self-start'

/** Returns the id of the control to focus: the date or the age that is wrong, else the button that opens the rooms. */
function controlOf(id: string, { path, code }: Issue): string {
  const isOfField = path[0] !== 'rooms' || code === 'hotel.age_required'
  return `${id}-${isOfField ? path.join('-') : 'guests'}`
}
