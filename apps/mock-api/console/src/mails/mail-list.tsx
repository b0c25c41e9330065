import type { ConsoleClient } from '@selat/mock-api/console'
import { Badge } from '@selat/ui/badge'

import { toHash, useHashRoute } from '../app/hash-route.ts'
import { useClock } from '../clock/use-clock.ts'
import { utcText } from '../shared/instant-text.ts'
import { stepRows } from '../shared/split-view.tsx'
import { useSteadyList } from '../shared/use-steady-list.ts'
import { WaitingNote } from '../shared/waiting-note.tsx'

export type Mail = Awaited<ReturnType<ConsoleClient['outbox']['list']>>['mails'][number]

const idOf = ({ id }: Mail) => id

export function MailList({ mails, openId }: { mails: readonly Mail[]; openId: string }) {
  const route = useHashRoute()
  const { nowMs } = useClock()
  const { ref, shown, waiting, release } = useSteadyList(mails, idOf)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys are a shorter way between its links
    <div ref={ref} onKeyDown={stepRows} className="relative mt-5">
      <WaitingNote count={waiting} onShow={release} />
      <ul className="overflow-hidden rounded-xl border border-border bg-card">
        {shown.map((mail) => (
          <li key={mail.id} className="border-b border-border last:border-0">
            <a
              data-row=""
              href={toHash({ ...route, params: { ...route.params, mail: mail.id } })}
              aria-current={mail.id === openId ? 'true' : undefined}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 px-4 py-2.5 hover:bg-muted/60 focus-visible:-outline-offset-2 aria-[current]:bg-brand-surface"
            >
              <span className="text-sm font-semibold wrap-anywhere">{mail.subject}</span>
              <time dateTime={mail.createdAt} className="text-xs text-muted-foreground tabular">
                {utcText(mail.createdAt, nowMs ?? 0)}
              </time>
              <span className="col-span-2 mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted-foreground">
                <span className="wrap-anywhere">{mail.recipient}</span>
                <Badge>{mail.tenant}</Badge>
                <Badge>{mail.language}</Badge>
              </span>
            </a>
          </li>
        ))}
      </ul>
      {mails.length === 0 && <p className="p-4 text-sm text-muted-foreground">No mail fits.</p>}
    </div>
  )
}
