import { useTranslation } from '@selat/i18n'
import { Checkbox } from '@selat/ui/checkbox'
import { FieldSet } from '@selat/ui/field-set'

import { knownBand } from '../../../shared/app/known/known-people.ts'
import type { OpenTicket } from '../model/open-tickets.ts'

export type PartyChoiceProps = {
  tickets: readonly OpenTicket[]
  /** The ids of the tickets that the choice is for. */
  party: readonly string[]
  onChange: (party: string[]) => void
}

/** Chooses which travellers of the group take the sailing. */
export function PartyChoice({ tickets, party, onChange }: PartyChoiceProps) {
  const { t } = useTranslation('ticket')
  const { t: tPassenger } = useTranslation('passenger')
  return (
    <FieldSet legend={t('redeem.who')} hint={t('redeem.whoHint')}>
      {tickets.map(({ Id, PassengerName, Band }) => (
        <Checkbox
          key={Id}
          checked={party.includes(Id)}
          label={`${PassengerName} · ${tPassenger(`band.${knownBand(Band)}`)}`}
          onChange={({ target }) =>
            onChange(target.checked ? [...party, Id] : party.filter((other) => other !== Id))
          }
        />
      ))}
    </FieldSet>
  )
}
