import type { RoomGuests } from '@selat/domain'
import { useTranslation } from '@selat/i18n'

import { knownBoard } from '../../../shared/app/known/known-products.ts'
import { usePartyText } from '../../../shared/trade/hotel/guests-text.tsx'
import { freedom } from '../model/freedom.ts'
import type { Pick } from '../model/room-picks.ts'

type ChosenRoomsProps = { parties: readonly RoomGuests[]; picks: readonly (Pick | null)[] }

/** Lists the room and the terms of each party, with links to choose others. */
export function ChosenRooms({ parties, picks }: ChosenRoomsProps) {
  const { t } = useTranslation(['hotel', 'item'])
  const partyText = usePartyText()
  return (
    <>
      <ol className="flex flex-col gap-3 border-t border-dashed border-input/60 pt-3 text-sm">
        {parties.map((party, index) => {
          const pick = picks[index]
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a party is its place in the search
            <li key={index}>
              <span className="block text-muted-foreground">{partyText(party, index)}</span>
              {pick ? (
                <>
                  <span className="font-semibold">{pick.room.Name}</span>
                  <span className="text-muted-foreground">
                    {` · ${t(`item:board.${knownBoard(pick.offer.Board)}`)}`}
                  </span>
                  <span className="block text-muted-foreground">
                    {t(`terms.${freedom(pick.offer.Cancellation)}`)}
                  </span>
                </>
              ) : (
                <span className="font-semibold text-warning">{t('panel.noRoom')}</span>
              )}
            </li>
          )
        })}
      </ol>
      <p className="text-sm">
        <a
          href="#party-0"
          className="font-semibold text-brand-text underline underline-offset-4"
          onClick={goToRooms}
        >
          {t('panel.otherRooms')}
        </a>
      </p>
    </>
  )
}

function goToRooms(event: { preventDefault: () => void }): void {
  event.preventDefault()
  const rooms = document.getElementById('party-0')
  rooms?.scrollIntoView({ block: 'start' })
  rooms?.querySelector<HTMLElement>('input:checked, input')?.focus({ preventScroll: true })
}
