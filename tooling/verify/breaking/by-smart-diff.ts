import { apiDiff } from 'api-smart-diff'

import type { Break } from './break.ts'

type Difference = ReturnType<typeof apiDiff>[number]

/** What api-smart-diff calls breaking where a call uses it. It writes into what it is given, so it is given text. */
export function bySmartDiff(released: string, present: string): Break[] {
  return apiDiff(JSON.parse(released), JSON.parse(present))
    .filter((difference) => difference.type === 'breaking' && isUsed(difference))
    .filter((difference) => !isNewAnswerValue(difference))
    .map(({ path, action, description }) => ({
      by: 'api-smart-diff',
      where: path.slice(1, 3).toReversed().join(' '),
      what: description ?? `${action} ${path.slice(3).join('.')}`,
    }))
}

// A shared schema is judged at each place that uses it; by itself nobody knows whether it is sent or received.
function isUsed({ path }: Difference): boolean {
  return path[0] !== 'components'
}

// v1 grows by values, too: a client has to expect one that it does not know.
function isNewAnswerValue({ path, action }: Difference): boolean {
  return action === 'add' && path[3] === 'responses' && path.at(-2) === 'enum'
}
