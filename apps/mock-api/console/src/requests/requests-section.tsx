import { Button } from '@selat/ui/button'
import { SegmentedControl } from '@selat/ui/segmented-control'

import { useAct } from '../api/console-context.ts'
import { useParams } from '../app/hash-route.ts'
import { FailureNote } from '../shared/failure-note.tsx'
import { Hint } from '../shared/hint.tsx'
import { SearchBox } from '../shared/search-box.tsx'
import { SectionPage } from '../shared/section-page.tsx'
import { SplitView } from '../shared/split-view.tsx'
import { filterRequests, KINDS, STATUSES } from './filter-requests.ts'
import { RequestDetail } from './request-detail.tsx'
import { RequestList } from './request-list.tsx'
import { useRequestLog } from './use-request-log.ts'

export function RequestsSection() {
  const requests = useRequestLog()
  const { params, set } = useParams()
  const { open = '', q = '', status = '', only = '' } = params
  const clear = useAct((client) => client.requests.clear(), { said: () => 'The log is empty' })
  return (
    <SectionPage
      title="Requests"
      lead="Every call as it comes in. Open one to see both bodies, with the places marked that were refused or break the contract."
    >
      <div className={`flex flex-wrap items-center gap-3 ${open === '' ? '' : 'max-xl:hidden'}`}>
        <SearchBox
          label="Search requests"
          placeholder="Path, operation, status, code"
          value={q}
          onValueChange={(text) => set({ q: text }, { replace: true })}
        />
        <SegmentedControl
          label="Status"
          options={STATUSES}
          value={STATUSES.find(({ value }) => value === status)?.value ?? ''}
          onValueChange={(value) => set({ status: value }, { replace: true })}
        />
        <SegmentedControl
          label="Kind"
          options={KINDS}
          value={KINDS.find(({ value }) => value === only)?.value ?? ''}
          onValueChange={(value) => set({ only: value }, { replace: true })}
        />
        <Button size="sm" variant="outline" onClick={() => clear.mutate()}>
          Clear the log
        </Button>
      </div>
      <FailureNote error={clear.error} />
      {requests.length === 0 && open === '' ? (
        <Hint title="Nothing has been asked yet">
          Open a storefront from Start, or call the API. Its calls show up here within two seconds.
        </Hint>
      ) : (
        <SplitView
          closeLabel="All requests"
          nothingOpen="Choose a request to see what was sent and answered."
          onClose={() => set({ open: '' })}
          list={
            <RequestList requests={filterRequests(requests, { q, status, only })} openId={open} />
          }
          detail={open === '' ? null : <RequestDetail key={open} id={open} />}
        />
      )}
    </SectionPage>
  )
}
