import { callErrorOf } from '@selat/sdk/react-query'

import { deferred } from '../../kit/deferred.tsx'
import { useNetwork } from './use-network.ts'

const NetworkAlert = deferred(() =>
  import('./network-alert.tsx').then((module) => module.NetworkAlert),
)

/** Says over a search form that the terminals could not be had, and asks again; the form keeps what was chosen (ERR-4). */
export function NetworkFailure() {
  const { data, error, refetch } = useNetwork()
  const failure = callErrorOf(error)
  return !data && failure && <NetworkAlert failure={failure} onRetry={() => void refetch()} />
}
