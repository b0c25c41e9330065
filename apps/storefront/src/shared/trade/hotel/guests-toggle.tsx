import type { RoomDraft } from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import { FieldNotes } from '@selat/ui/field'
import { controlVariants } from '@selat/ui/input'
import { ChevronDown } from 'lucide-react'

import { GuestsText } from './guests-text.tsx'

type GuestsToggleProps = {
  id: string
  rooms: readonly RoomDraft[]
  isOpen: boolean
  onToggle: () => void
  hasError: boolean
}

/** Shows the number of rooms and guests, and opens the fields that change them. */
export function GuestsToggle({ id, rooms, isOpen, onToggle, hasError }: GuestsToggleProps) {
  const { t } = useTranslation('hotel')
  const errorId = hasError ? `${id}-guests-error` : undefined
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <span id={`${id}-guests-label`} className="text-sm font-semibold">
        {t('search.guests')}
      </span>
      <button
        type="button"
        id={`${id}-guests`}
        aria-labelledby={`${id}-guests-label ${id}-guests`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-rooms` : undefined}
        aria-describedby={errorId}
        data-invalid={hasError || undefined}
        onClick={onToggle}
        className={`${controlVariants()} flex items-center justify-between gap-2 text-start font-semibold data-invalid:border-destructive`}
      >
        <span className="min-w-0">
          <GuestsText rooms={rooms} />
        </span>
        <ChevronDown
          aria-hidden
          className={`size-4.5 shrink-0 text-muted-foreground transition-[rotate] ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      <FieldNotes error={hasError && t('rooms.tellAges')} errorId={errorId} />
    </div>
  )
}
