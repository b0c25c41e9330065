import { Select } from '@selat/ui/select'

import { useLive } from '../api/console-context.ts'
import { useParams } from '../app/hash-route.ts'
import { Panel } from '../shared/panel.tsx'
import { SearchBox } from '../shared/search-box.tsx'
import { SectionPage } from '../shared/section-page.tsx'
import { SplitView } from '../shared/split-view.tsx'
import { endingText, filterScenarios } from './filter-scenarios.ts'
import { InputTable } from './input-table.tsx'
import { ScenarioList } from './scenario-list.tsx'
import { ScenarioPlay } from './scenario-play.tsx'

const small = 'text-sm [&>select]:min-h-9 [&>select]:py-1 [&>select]:text-sm'

export function ScenariosSection() {
  const { data } = useLive(['scenarios'], (client) => client.scenarios.list(), {
    everyMs: 3_600_000,
  })
  const { params, set } = useParams()
  const { q = '', operation = '', ending = '', open: openId = '' } = params
  const groups = data?.groups ?? []
  const all = groups.flatMap(({ scenarios }) => scenarios)
  const open = all.find(({ id }) => id === openId)
  return (
    <SectionPage
      title="Scenarios"
      lead="Documented inputs that force each refusal and each payment result. One is played in a sandbox of its own, so that nothing here changes."
    >
      <div className={`flex flex-wrap items-center gap-3 ${open ? 'max-xl:hidden' : ''}`}>
        <SearchBox
          label="Search scenarios"
          placeholder="What happens, operation, code"
          value={q}
          onValueChange={(text) => set({ q: text }, { replace: true })}
        />
        <Select
          aria-label="Operation"
          value={operation}
          onChange={(event) => set({ operation: event.target.value }, { replace: true })}
          className={small}
          options={choices(
            'all operations',
            all.map((scenario) => scenario.operation),
          )}
        />
        <Select
          aria-label="Ending"
          value={ending}
          onChange={(event) => set({ ending: event.target.value }, { replace: true })}
          className={small}
          options={choices('all endings', all.map(endingText))}
        />
      </div>
      <SplitView
        closeLabel="All scenarios"
        nothingOpen="Choose a scenario to see its calls and answers."
        onClose={() => set({ open: '' })}
        list={
          <ScenarioList
            groups={filterScenarios(groups, { q, operation, ending })}
            openId={openId}
          />
        }
        detail={open ? <ScenarioPlay key={open.id} scenario={open} /> : null}
      />
      {data && (
        <Panel title="To type into a form" note="These always do the same, whatever the seed.">
          <InputTable inputs={data.inputs} />
        </Panel>
      )}
    </SectionPage>
  )
}

function choices(all: string, values: readonly string[]) {
  const once = [...new Set(values)].toSorted()
  return [{ value: '', label: all }, ...once.map((value) => ({ value, label: value }))]
}
