import type { Schemas } from '@selat/sdk'
import { useQuery } from '@tanstack/react-query'

import { travelQueries } from '../../app/api.ts'

/** Queries the terminals, routes, operators and classes that the tenant sells. They only change with a deployment. */
export const networkQuery = () => ({
  ...travelQueries.get('/travel/v1/ferry/terminal'),
  staleTime: Number.POSITIVE_INFINITY,
})

export function useNetwork() {
  return useQuery(networkQuery())
}

export function terminalOf(
  network: Schemas['FerryNetwork'],
  code: string,
): Schemas['Terminal'] | undefined {
  return network.Terminals.find((terminal) => terminal.Code === code)
}

/** Returns the route between two terminals, in either direction. */
export function routeOf(
  network: Schemas['FerryNetwork'],
  from: string,
  to: string,
): Schemas['FerryRoute'] | undefined {
  return network.Routes.find(
    (route) => (route.From === from && route.To === to) || (route.From === to && route.To === from),
  )
}
