import { apiDiff } from 'api-smart-diff'

import type { Break } from './break.ts'

type Difference = ReturnType<typeof apiDiff>[number]

/**
 * Returns the differences that api-smart-diff calls breaking, at the places where a call uses them. It changes its input, so
 * it gets a copy.
 */
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

// Whether a call uses the place. A shared schema is checked at each of its uses, because the schema alone does not show
// whether it is sent or received.
function isUsed({ path }: Difference): boolean {
  return path[0] !== 'components'
}

// Whether the difference is a new value in an answer. v1 may add values, so clients must expect unknown ones.
function isNewAnswerValue({ path, action }: Difference): boolean {
  return action === 'add' && path[3] === 'responses' && path.at(-2) === 'enum'
}
