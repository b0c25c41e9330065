import { useFormat } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

/** Names the travellers of some tickets in a sentence, each once. */
export function useTicketNames(): (
  tickets: readonly Pick<Schemas['Ticket'], 'PassengerName'>[],
) => string {
  const format = useFormat()
  return (tickets) => format.list([...new Set(tickets.map(({ PassengerName }) => PassengerName))])
}
