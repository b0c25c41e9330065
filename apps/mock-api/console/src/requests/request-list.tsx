import { toHash, useHashRoute } from '../app/hash-route.ts'
import { useClock } from '../clock/use-clock.ts'
import { utcText } from '../shared/instant-text.ts'
import { stepRows } from '../shared/split-view.tsx'
import { useSteadyList } from '../shared/use-steady-list.ts'
import { WaitingNote } from '../shared/waiting-note.tsx'
import { isBroken } from './filter-requests.ts'
import { PathText } from './path-text.tsx'
import { RequestMarks } from './request-marks.tsx'
import { StatusBadge } from './status-badge.tsx'
import type { LoggedRequest } from './use-request-log.ts'

const idOf = ({ id }: LoggedRequest) => id

type RequestListProps = { requests: readonly LoggedRequest[]; openId: string }

export function RequestList({ requests, openId }: RequestListProps) {
  const route = useHashRoute()
  const { nowMs } = useClock()
  const { ref, shown, waiting, release } = useSteadyList(requests, idOf)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys are a shorter way between its links
    <div ref={ref} onKeyDown={stepRows} className="relative">
      <WaitingNote count={waiting} onShow={release} />
      <ol
        aria-label="Requests, newest first"
        className="overflow-hidden rounded-xl border border-border bg-card"
      >
        {shown.map((request) => (
          <li key={request.id} className="border-b border-border last:border-0">
            <a
              data-row=""
              href={toHash({ ...route, params: { ...route.params, open: request.id } })}
              aria-current={request.id === openId ? 'true' : undefined}
              data-broken={isBroken(request) || undefined}
              className="grid grid-cols-[4rem_minmax(0,1fr)_auto] items-baseline gap-x-3 border-s-3 border-transparent py-2 ps-3 pe-4 text-sm hover:bg-muted/60 focus-visible:-outline-offset-2 aria-[current]:bg-brand-surface data-broken:border-destructive-fill"
            >
              <time dateTime={request.at} className="text-xs text-muted-foreground tabular">
                {utcText(request.at, nowMs ?? 0)}
              </time>
              <span className="min-w-0">
                <span className="block font-mono text-xs leading-5 wrap-anywhere">
                  <span className="font-semibold">{request.method}</span>{' '}
                  <PathText path={request.path.split('?')[0] ?? ''} />
                </span>
                <RequestMarks request={request} />
              </span>
              <span className="flex flex-col items-end gap-0.5">
                <StatusBadge status={request.status} />
                <span className="text-xs text-muted-foreground tabular">
                  {request.durationMs} ms
                </span>
              </span>
            </a>
          </li>
        ))}
      </ol>
      {requests.length === 0 && (
        <p className="p-4 text-sm text-muted-foreground">No request fits the filters.</p>
      )}
    </div>
  )
}
