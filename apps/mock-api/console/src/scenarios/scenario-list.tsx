import type { ConsoleClient } from '@selat/mock-api/console'
import { Badge } from '@selat/ui/badge'

import { toHash, useHashRoute } from '../app/hash-route.ts'
import { stepRows } from '../shared/split-view.tsx'
import { endingText } from './filter-scenarios.ts'

export type ScenarioGroup = Awaited<
  ReturnType<ConsoleClient['scenarios']['list']>
>['groups'][number]
export type Scenario = ScenarioGroup['scenarios'][number]

type ScenarioListProps = { groups: readonly ScenarioGroup[]; openId: string }

export function ScenarioList({ groups, openId }: ScenarioListProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys are a shorter way between its links
    <div onKeyDown={stepRows} className="flex flex-col gap-5">
      {groups.map(({ title, scenarios }) => (
        <section key={title}>
          <h2 className="mb-2 flex items-baseline gap-2 text-base">
            {title}
            <span className="text-sm font-normal text-muted-foreground tabular">
              {scenarios.length}
            </span>
          </h2>
          <ul className="overflow-hidden rounded-xl border border-border bg-card">
            {scenarios.map((scenario) => (
              <ScenarioRow key={scenario.id} scenario={scenario} isOpen={scenario.id === openId} />
            ))}
          </ul>
        </section>
      ))}
      {groups.length === 0 && (
        <p className="p-4 text-sm text-muted-foreground">No scenario fits. Search for less.</p>
      )}
    </div>
  )
}

function ScenarioRow({ scenario, isOpen }: { scenario: Scenario; isOpen: boolean }) {
  const route = useHashRoute()
  const isRefused = 'refused' in scenario.expected
  return (
    <li className="border-b border-border last:border-0">
      <a
        data-row=""
        href={toHash({ ...route, params: { ...route.params, open: scenario.id } })}
        aria-current={isOpen ? 'true' : undefined}
        className="block px-4 py-2.5 hover:bg-muted/60 focus-visible:-outline-offset-2 aria-[current]:bg-brand-surface"
      >
        <span className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <span className="text-sm font-semibold">{scenario.title}</span>
          <Badge variant={isRefused ? 'warning' : 'neutral'}>{endingText(scenario)}</Badge>
        </span>
        <span className="block text-sm text-muted-foreground">{scenario.what}</span>
        <span className="block font-mono text-xs text-muted-foreground">{scenario.operation}</span>
      </a>
    </li>
  )
}
