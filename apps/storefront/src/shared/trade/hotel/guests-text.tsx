import type { RoomDraft } from '@selat/domain'
import { type Format, useFormat, useTranslation } from '@selat/i18n'

import { peopleText } from '../cart/items/people-text.tsx'
import { useItemTexts } from '../cart/items/use-item-texts.ts'

/** Shows the guests as a text such as “2 rooms, 4 adults and 2 children”. */
export function GuestsText({ rooms }: { rooms: readonly RoomDraft[] }) {
  const words = useItemTexts()
  const { t } = useTranslation('item')
  const adult = rooms.reduce((sum, { adults }) => sum + adults, 0)
  const child = rooms.reduce((sum, { childAges }) => sum + childAges.length, 0)
  return `${t('stay.rooms', { count: rooms.length })} · ${peopleText({ adult, child, infant: 0, senior: 0 }, words)}`
}

/** Returns the function that describes a room: “Room 1: 2 adults and 1 child aged 5”. */
export function usePartyText(): (party: RoomDraft, index: number) => string {
  const words = useItemTexts()
  const { t } = useTranslation(['item', 'hotel'])
  const format = useFormat()
  return ({ adults, childAges }, index) => {
    const people = peopleText({ adult: adults, child: 0, infant: 0, senior: 0 }, words)
    const children = t('stay.childAges', {
      count: childAges.length,
      ages: agesText(childAges, format),
    })
    const guests = childAges.length > 0 ? format.list([people, children]) : people
    return t('hotel:rooms.party', { number: index + 1, guests })
  }
}

function agesText(ages: RoomDraft['childAges'], format: Format): string {
  return format.list(ages.filter((age) => age !== null).map((age) => format.number(age)))
}
