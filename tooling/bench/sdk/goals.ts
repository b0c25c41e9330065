import type { SdkComparison } from './compare.ts'
import { ratioOf } from './median.ts'

export type SdkGoal = {
  readonly says: string
  readonly wanted: number
  readonly reached: number
  readonly bound: 'at most' | 'at least'
}

export const holds = ({ wanted, reached, bound }: SdkGoal): boolean =>
  bound === 'at most' ? reached <= wanted : reached >= wanted

/** The goals of the SDK. */
export function sdkGoalsOf({ sizes, speeds, typeChecks }: SdkComparison): SdkGoal[] {
  const size = find(sizes, 'selat')
  const [ours, theirs] = [find(speeds, 'selat'), find(speeds, 'openapi-fetch')]
  const most = (says: string, wanted: number, reached: number): SdkGoal => ({
    ...{ says, wanted, reached },
    bound: 'at most',
  })
  const least = (says: string, reached: number): SdkGoal => ({
    ...{ says, wanted: 0.8, reached },
    bound: 'at least',
  })
  return [
    most('Three calls by esbuild, kB gzip', 7.5, size.esbuild.atOnce / 1000),
    most('Three calls by Vite, kB gzip', 7.5, size.vite.atOnce / 1000),
    least("GET, in parts of openapi-fetch's rate", ratioOf(ours.gets, theirs.gets)),
    least("POST, in parts of openapi-fetch's rate", ratioOf(ours.posts, theirs.posts)),
    ...typeChecks.map(({ compiler, clients }) =>
      most(
        `Type-check by ${compiler}, in times openapi-fetch's`,
        1.3,
        ratioOf(find(clients, 'selat').seconds, find(clients, 'openapi-fetch').seconds),
      ),
    ),
  ]
}

export function find<T extends { readonly client: { readonly id: string } }>(
  all: readonly T[],
  id: string,
): T {
  const found = all.find(({ client }) => client.id === id)
  if (!found) throw new Error(`${id} was not measured`)
  return found
}
