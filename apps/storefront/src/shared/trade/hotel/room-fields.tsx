import { HOTEL_CHILD_MAX_AGE, ROOM_GUESTS, type RoomDraft } from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'
import { Field } from '@selat/ui/field'
import { FieldSet } from '@selat/ui/field-set'
import { IconButton } from '@selat/ui/icon-button'
import { NumberField } from '@selat/ui/number-field'
import { Select } from '@selat/ui/select'
import { X } from 'lucide-react'

import { useIssueText } from '../../kit/form/use-issue-text.ts'
import type { StayForm } from './use-stay-form.ts'

type RoomFieldsProps = {
  id: string
  index: number
  room: RoomDraft
  form: Pick<StayForm, 'issueAt'>
  onChange: (room: RoomDraft) => void
  onRemove: (() => void) | undefined
}

const ages = Array.from({ length: HOTEL_CHILD_MAX_AGE + 1 }, (_, age) => age)

/** Asks for the adults, the children and the age of each child of one room. */
export function RoomFields({ id, index, room, form, onChange, onRemove }: RoomFieldsProps) {
  const { t } = useTranslation(['hotel', 'item', 'passenger', 'product', 'common'])
  const format = useFormat()
  const toText = useIssueText()
  const { adults, childAges } = room
  const number = index + 1
  const name = t('item:stay.room', { number })
  const ageError = (child: number) => {
    const issue = form.issueAt('rooms', index, child)
    return issue && toText(issue)
  }
  const stepper = (label: string, { min, max }: { min: number; max: number }) => ({
    label,
    min,
    max,
    decreaseLabel: t('common:action.decrease', { what: label }),
    increaseLabel: t('common:action.increase', { what: label }),
    minReason: t('product:people.atLeast', { min }),
    maxReason: t('product:people.atMost', { max }),
  })
  return (
    <FieldSet
      legend={name}
      hideLegend
      className="rounded-lg border border-border bg-background px-4 pt-2 pb-4"
    >
      <div className="flex min-h-10 items-center justify-between gap-3">
        <span aria-hidden className="board-label text-muted-foreground">
          {name}
        </span>
        {onRemove && (
          <IconButton
            icon={<X aria-hidden />}
            size="sm"
            label={t('rooms.remove', { number })}
            onClick={onRemove}
            className="-me-2"
          />
        )}
      </div>
      <NumberField
        {...stepper(t('passenger:bandPlural.adult'), ROOM_GUESTS.adults)}
        value={adults}
        onValueChange={(count) => onChange({ ...room, adults: count })}
      />
      <NumberField
        {...stepper(t('passenger:bandPlural.child'), ROOM_GUESTS.children)}
        hint={t('passenger:ages.between', { from: 0, to: HOTEL_CHILD_MAX_AGE })}
        value={childAges.length}
        onValueChange={(count) => onChange({ ...room, childAges: resized(childAges, count) })}
      />
      {childAges.length > 0 && (
        <div className="grid grid-cols-2 gap-3">
          {childAges.map((age, child) => (
            <Field
              // oxlint-disable-next-line react/no-array-index-key -- a child is its place in the room
              key={child}
              id={`${id}-rooms-${index}-${child}`}
              label={t('rooms.age', { number: child + 1 })}
              error={ageError(child)}
              required
            >
              <Select
                value={age ?? ''}
                placeholder={t('rooms.chooseAge')}
                onChange={({ currentTarget }) => {
                  const next = Number(currentTarget.value)
                  onChange({
                    ...room,
                    childAges: childAges.map((one, at) => (at === child ? next : one)),
                  })
                }}
              >
                {ages.map((value) => (
                  <option key={value} value={value}>
                    {value === 0 ? t('rooms.underAge', { age: 1 }) : format.number(value)}
                  </option>
                ))}
              </Select>
            </Field>
          ))}
        </div>
      )}
    </FieldSet>
  )
}

/** Changes the number of children. A child that is added has no age yet; the last child is removed first. */
function resized(childAges: RoomDraft['childAges'], count: number): RoomDraft['childAges'] {
  return Array.from({ length: count }, (_, child) => childAges[child] ?? null)
}
