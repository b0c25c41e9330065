import type { Schemas } from '@selat/sdk'
import { useQuery } from '@tanstack/react-query'

import { travelQueries } from '../../app/api.ts'

/** Terminals, routes, operators and classes that the tenant sells. They change with a deployment, not while one looks. */
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

/** The route between two terminals, in whichever direction it is named. */
export function routeOf(
  network: Schemas['FerryNetwork'],
  from: string,
  to: string,
): Schemas['FerryRoute'] | undefined {
  return network.Routes.find(
    (route) => (route.From === from && route.To === to) || (route.From === to && route.To === from),
  )
}
