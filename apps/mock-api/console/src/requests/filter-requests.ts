type Filterable = {
  method: string
  path: string
  operation: string | null
  tenant: string | null
  status: number
  code: string | null
  fault: string | null
  error: string | null
  violations: readonly unknown[]
}

export type RequestFilter = { q: string; status: string; only: string }

export const STATUSES = [
  { value: '', label: 'All' },
  { value: '2', label: '2xx' },
  { value: '4', label: '4xx' },
  { value: '5', label: '5xx' },
] as const

export const KINDS = [
  { value: '', label: 'Any' },
  { value: 'broken', label: 'Breaks contract' },
  { value: 'fault', label: 'Fault struck' },
] as const

/** Returns the calls that fit the filter. All words of the search must occur, in any place. */
export function filterRequests<Request extends Filterable>(
  requests: readonly Request[],
  { q, status, only }: RequestFilter,
): Request[] {
  const terms = q.toLowerCase().split(/\s+/).filter(Boolean)
  return requests.filter((request) => {
    const { method, path, operation, tenant, code, fault } = request
    const text = [method, path, operation, tenant, request.status, code, fault]
      .join(' ')
      .toLowerCase()
    return (
      terms.every((word) => text.includes(word)) &&
      String(request.status).startsWith(status) &&
      (only !== 'broken' || isBroken(request)) &&
      (only !== 'fault' || fault !== null)
    )
  })
}

/** Whether the sandbox is to blame: the answer breaks the contract, or the call crashed. */
export function isBroken({ violations, error }: Pick<Filterable, 'violations' | 'error'>): boolean {
  return violations.length > 0 || error !== null
}
