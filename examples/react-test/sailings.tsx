import type { createTravelClient } from '@selat/sdk'
import { callErrorOf, createQueries, searchFerry } from '@selat/sdk/react-query'
import { useQuery } from '@tanstack/react-query'

type SailingsProps = { travel: ReturnType<typeof createTravelClient>; date: string }

/** Lists the sailings from Singapore to Batam on a day, with the price for an adult. */
export function Sailings({ travel, date }: SailingsProps) {
  const query = { from: 'HFC', to: 'BTC', dateFrom: date }
  const { data, error } = useQuery(createQueries(travel).of(searchFerry, { query }))
  if (error) return <p role="alert">No answer ({callErrorOf(error)?.kind}).</p>
  if (!data) return <p role="status">Searching…</p>
  return (
    <ul>
      {data.Departures.Sailings.map(({ Id, DepartsAt, Status, Offers }) => (
        <li key={Id}>
          {DepartsAt.slice(11, 16)}{' '}
          {Status === 'sold_out' ? 'sold out' : Offers[0]?.AdultPrice.Amount}
        </li>
      ))}
    </ul>
  )
}
