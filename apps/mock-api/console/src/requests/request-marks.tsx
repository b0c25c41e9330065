import { Zap } from 'lucide-react'

import type { LoggedRequest } from './use-request-log.ts'

/** Shows facts of a request under its path: operation, tenant, refusal and fault. */
export function RequestMarks({ request }: { request: LoggedRequest }) {
  const { operation, tenant, code, fault, violations, error } = request
  return (
    <span className="flex flex-wrap gap-x-3 gap-y-0.5 text-xs text-muted-foreground">
      <span>{operation ?? 'no operation'}</span>
      {tenant && <span>{tenant}</span>}
      {code && <span className="font-semibold text-warning">{code}</span>}
      {fault && (
        <span className="inline-flex items-center gap-1 font-semibold text-accent-text">
          <Zap aria-hidden className="size-3" />
          fault {fault}
        </span>
      )}
      {violations.length > 0 && (
        <span className="font-semibold text-destructive">breaks the contract</span>
      )}
      {error && <span className="font-semibold text-destructive">crashed</span>}
    </span>
  )
}
