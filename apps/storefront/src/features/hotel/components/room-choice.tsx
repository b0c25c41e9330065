import type { RoomGuests } from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

import { usePartyText } from '../../../shared/trade/hotel/guests-text.tsx'
import { DetailSection } from '../../../shared/trade/product/detail-section.tsx'
import { leftFor, type Pick, pickCode, roomsFor } from '../model/room-picks.ts'
import { RoomOffers } from './room-offers.tsx'

type RoomChoiceProps = {
  rooms: readonly Schemas['HotelRoom'][]
  parties: readonly RoomGuests[]
  picks: readonly (Pick | null)[]
  onPick: (pick: readonly string[]) => void
}

/** Chooses a room with its terms for each party of the search. */
export function RoomChoice({ rooms, parties, picks, onPick }: RoomChoiceProps) {
  const { t } = useTranslation('hotel')
  const partyText = usePartyText()
  const codes = picks.map((pick) => (pick ? pickCode(pick) : ''))
  return (
    <DetailSection title={t('choose.title')}>
      <div className="flex flex-col gap-8">
        {parties.map((party, index) => {
          const fitting = roomsFor(rooms, party)
          const small = rooms.filter((room) => !fitting.includes(room))
          const label = partyText(party, index)
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a party is its place in the search
            <section key={index} id={`party-${index}`} aria-label={label} className="scroll-mt-24">
              <h3 className="text-lg font-semibold">{label}</h3>
              {fitting.length === 0 && (
                <p className="mt-2 rounded-md bg-warning-surface px-3 py-2 text-warning">
                  {t('choose.noRoom')}
                </p>
              )}
              <ul className="mt-3 flex flex-col gap-4">
                {fitting.map((room) => (
                  <li key={room.Code}>
                    <RoomOffers
                      room={room}
                      group={`party-${index}`}
                      left={leftFor(room, picks, index)}
                      value={codes[index] ?? ''}
                      onPick={(code) =>
                        onPick(codes.map((before, at) => (at === index ? code : before)))
                      }
                    />
                  </li>
                ))}
              </ul>
              <TooSmall rooms={small} />
            </section>
          )
        })}
      </div>
    </DetailSection>
  )
}

function TooSmall({ rooms }: { rooms: readonly Schemas['HotelRoom'][] }) {
  const { t } = useTranslation('hotel')
  if (rooms.length === 0) return null
  return (
    <ul className="mt-3 flex flex-col gap-1 text-sm text-muted-foreground">
      {rooms.map(({ Code, Name, MaxGuests }) => (
        <li key={Code}>{t('choose.tooSmall', { name: Name, count: MaxGuests })}</li>
      ))}
    </ul>
  )
}
