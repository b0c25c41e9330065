import { STAY_ROOMS } from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { Plus } from 'lucide-react'

import { RoomFields } from './room-fields.tsx'
import type { StayForm } from './use-stay-form.ts'

type RoomsFieldsProps = { id: string; form: StayForm; isNarrow: boolean }

/** Asks for the guests of each room. */
export function RoomsFields({ id, form, isNarrow }: RoomsFieldsProps) {
  const { t } = useTranslation('hotel')
  const count = form.rooms.length
  const isFull = count >= STAY_ROOMS.max
  return (
    <div id={`${id}-rooms`} className="col-span-full border-t border-border pt-4">
      <div className={isNarrow ? 'grid gap-4' : 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3'}>
        {form.rooms.map((room, index) => (
          <RoomFields
            // oxlint-disable-next-line react/no-array-index-key -- a room is its place in the search
            key={index}
            id={id}
            index={index}
            room={room}
            form={form}
            onChange={(next) => form.setRoom(index, next)}
            onRemove={
              count > STAY_ROOMS.min
                ? () => {
                    form.removeRoom(index)
                    document.getElementById(`${id}-guests`)?.focus()
                  }
                : undefined
            }
          />
        ))}
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="outline" disabled={isFull} onClick={form.addRoom}>
          <Plus aria-hidden />
          {t('rooms.add')}
        </Button>
        {isFull && (
          <p role="status" className="text-sm text-muted-foreground">
            {t('rooms.most', { count: STAY_ROOMS.max })}
          </p>
        )}
      </div>
    </div>
  )
}
