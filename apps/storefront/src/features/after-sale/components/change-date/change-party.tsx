import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Checkbox } from '@selat/ui/checkbox'
import { FieldSet } from '@selat/ui/field-set'

import { useTitledName } from '../../../../shared/trade/passenger/use-titled-name.ts'
import { useTicketNames } from '../use-ticket-names.ts'

export type ChangePartyProps = {
  tickets: readonly Schemas['Ticket'][]
  /** The ids of the tickets that are moved. */
  party: readonly string[]
  isMissed: boolean
  /** The tickets that would stay on the old sailing without an adult. */
  alone: readonly Schemas['Ticket'][]
  onChange: (party: string[]) => void
}

/** Chooses the tickets to move; the rest of the party stays on the old sailing. */
export function ChangeParty({ tickets, party, isMissed, alone, onChange }: ChangePartyProps) {
  const { t } = useTranslation('order')
  const format = useFormat()
  const titledName = useTitledName()
  const namesOf = useTicketNames()
  const aloneText = format.sentences([
    t('changeDate.whoAlone', { names: namesOf(alone) }),
    t('afterSale.companyRule'),
  ])
  return (
    <FieldSet
      legend={t('changeDate.who')}
      hint={t('changeDate.whoHint')}
      error={isMissed ? t('changeDate.whoNone') : alone.length > 0 ? aloneText : undefined}
    >
      {tickets.map(({ Id, Title, PassengerName }) => (
        <Checkbox
          key={Id}
          label={titledName(Title, PassengerName)}
          checked={party.includes(Id)}
          // The ids keep the order of the tickets, so that the same party makes the same query.
          onChange={({ target }) =>
            onChange(
              tickets
                .map((ticket) => ticket.Id)
                .filter((id) => (id === Id ? target.checked : party.includes(id))),
            )
          }
        />
      ))}
    </FieldSet>
  )
}
