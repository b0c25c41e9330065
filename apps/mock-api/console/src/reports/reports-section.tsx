import { Button } from '@selat/ui/button'
import { SegmentedControl } from '@selat/ui/segmented-control'

import { isGone, useAct, useLive } from '../api/console-context.ts'
import { useParams } from '../app/hash-route.ts'
import { FailureNote } from '../shared/failure-note.tsx'
import { Hint } from '../shared/hint.tsx'
import { SearchBox } from '../shared/search-box.tsx'
import { SectionPage } from '../shared/section-page.tsx'
import { useSteadyList } from '../shared/use-steady-list.ts'
import { WaitingNote } from '../shared/waiting-note.tsx'
import { ReportTable } from './report-table.tsx'
import { filterReports, KINDS, type Report } from './report-text.ts'

const NONE: readonly Report[] = []

export function ReportsSection() {
  const { data, error } = useLive(['page-reports'], (client) => client.pageReports.list())
  const clear = useAct((client) => client.pageReports.clear(), { said: () => 'The list is empty' })
  const { params, set } = useParams()
  const { q = '', kind = '' } = params
  const found = filterReports(data?.reports ?? NONE, { q, kind })
  const { ref, shown, waiting, release } = useSteadyList(found, idOf)
  return (
    <SectionPage
      title="Reports of pages"
      lead="Errors and Web Vitals of storefronts, as their site server posts them: by route, and without anything of a person."
    >
      <div className="flex flex-wrap items-center gap-3">
        <SearchBox
          label="Search reports"
          placeholder="Route, name, message, tenant, build"
          value={q}
          onValueChange={(text) => set({ q: text }, { replace: true })}
        />
        <SegmentedControl
          label="Kind"
          options={KINDS}
          value={KINDS.find(({ value }) => value === kind)?.value ?? ''}
          onValueChange={(value) => set({ kind: value }, { replace: true })}
        />
        <Button size="sm" variant="outline" onClick={() => clear.mutate()}>
          Clear the list
        </Button>
      </div>
      <FailureNote error={clear.error} />
      {/* If the mock does not answer, a note at the foot of every section says so already. */}
      <FailureNote error={isGone(error) ? null : error} />
      <div ref={ref} className="relative">
        <WaitingNote count={waiting} onShow={release} />
        {shown.length > 0 && <ReportTable reports={shown} />}
        {data && found.length === 0 && <Nothing isSearching={data.reports.length > 0} />}
      </div>
    </SectionPage>
  )
}

function Nothing({ isSearching }: { isSearching: boolean }) {
  if (isSearching)
    return <Hint title="None of the reports fits">Search for less, or show all.</Hint>
  return (
    <Hint title="No page has reported yet">
      Open a storefront from Start, and leave its tab: what was measured is sent then. A site server
      that was not started by pnpm dev posts here with --reports and the address of this mock,
      followed by /__mock/api/page-reports.
    </Hint>
  )
}

const idOf = ({ id }: Report) => id
