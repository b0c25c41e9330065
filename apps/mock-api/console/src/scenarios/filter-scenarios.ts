type Ending =
  | { readonly refused: string }
  | { readonly answered: object }
  | { readonly unreadable: true }
  | { readonly broken: true }

type Listed = {
  readonly id: string
  readonly title: string
  readonly what: string
  readonly operation: string
  readonly expected: Ending
}

export type ScenarioFilter = { q: string; operation: string; ending: string }

/** Describes in a word how a scenario ends: by the problem's code, or by whether it is answered. */
export function endingText({ expected }: Pick<Listed, 'expected'>): string {
  if ('refused' in expected) return expected.refused
  if ('unreadable' in expected) return 'cannot be read'
  return 'broken' in expected ? 'connection breaks' : 'answered'
}

/** Returns the groups with the scenarios that fit the filter. Groups without any are left out. */
export function filterScenarios<Group extends { readonly scenarios: readonly Listed[] }>(
  groups: readonly Group[],
  { q, operation, ending }: ScenarioFilter,
): Group[] {
  const terms = q.toLowerCase().split(/\s+/).filter(Boolean)
  const fits = (scenario: Listed) => {
    const { id, title, what } = scenario
    const text = [id, title, what, scenario.operation, endingText(scenario)].join(' ').toLowerCase()
    return (
      terms.every((word) => text.includes(word)) &&
      (operation === '' || scenario.operation === operation) &&
      (ending === '' || endingText(scenario) === ending)
    )
  }
  return groups
    .map((group) => ({ ...group, scenarios: group.scenarios.filter(fits) }))
    .filter(({ scenarios }) => scenarios.length > 0)
}
