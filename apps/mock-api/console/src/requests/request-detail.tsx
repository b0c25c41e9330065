import { Alert } from '@selat/ui/alert'
import { Card } from '@selat/ui/card'

import { failureText, isGone, useConsole, useLive } from '../api/console-context.ts'
import { Body } from '../json/body.tsx'
import type { JsonMark } from '../json/json-lines.ts'
import { CopyButton } from '../shared/copy-button.tsx'
import { PathText } from './path-text.tsx'
import { RequestMarks } from './request-marks.tsx'
import { StatusBadge } from './status-badge.tsx'
import { toCurl } from './to-curl.ts'
import type { ShownRequest } from './use-request-log.ts'

const NEVER_CHANGES_MS = 3_600_000

export function RequestDetail({ id }: { id: string }) {
  const { data, error } = useLive(['request', id], (client) => client.requests.find(id), {
    everyMs: NEVER_CHANGES_MS,
  })
  if (data) return <ShownCall call={data} />
  if (error && !isGone(error))
    return (
      <Alert variant="info" title="The log has forgotten this request">
        {failureText(error)}
      </Alert>
    )
  return null
}

function ShownCall({ call }: { call: ShownRequest }) {
  const { sandbox } = useConsole()
  const { method, path, request, answer, violations, errors, error } = call
  const origin = window.location.origin
  return (
    <Card asChild>
      <article aria-label={`${method} ${path}`}>
        <header className="flex flex-col gap-2 border-b border-border px-4 py-3">
          <div className="flex items-start gap-3">
            <h2 className="min-w-0 grow font-mono text-sm/6 font-semibold tracking-normal wrap-anywhere">
              {method} <PathText path={path} />
            </h2>
            <StatusBadge status={call.status} />
          </div>
          <RequestMarks request={call} />
          <div className="flex flex-wrap items-center gap-2">
            {method !== 'TIME' && (
              <CopyButton text={toCurl({ ...call, origin, sandbox })} what="curl command">
                Copy as curl
              </CopyButton>
            )}
            <CopyButton text={call.id} what="request id">
              {call.id}
            </CopyButton>
          </div>
        </header>
        <Elsewhere errors={errors} />
        {error && (
          <section className="border-b border-border p-4">
            <h3 className="text-sm text-destructive">The sandbox crashed</h3>
            <pre className="mt-2 max-h-60 overflow-auto font-mono text-xs/5 whitespace-pre-wrap">
              {error}
            </pre>
          </section>
        )}
        <Body title="Sent" message={request} marks={toMarks(errors)} markedAs="refused" />
        <Body title="Answered" message={answer} marks={violations} markedAs="breaks the contract" />
      </article>
    </Card>
  )
}

const toMarks = (errors: ShownRequest['errors']): JsonMark[] =>
  errors.map(({ pointer, code }) => ({ pointer, message: code }))

/** Lists the refused parts outside of the body: in query, path and headers. */
function Elsewhere({ errors }: Pick<ShownRequest, 'errors'>) {
  const outside = errors.filter(({ pointer }) => pointer !== '' && !pointer.startsWith('/'))
  if (outside.length === 0) return null
  return (
    <ul className="border-b border-border px-4 py-3 text-sm">
      {outside.map(({ pointer, code }) => (
        <li key={pointer}>
          <code className="font-mono text-xs font-semibold">{pointer}</code>{' '}
          <span className="text-destructive">{code}</span>
        </li>
      ))}
    </ul>
  )
}
