import type { Schemas } from '@selat/sdk'

type Method = Schemas['PaymentMethod']

export type MethodGroup = {
  kind: Schemas['PaymentMethodKind']
  /** The minutes that all methods of the group leave to pay; null if they differ, and then each method shows its own. */
  sharedMinutes: number | null
  methods: Method[]
}

/**
 * Groups methods by their kind. The tenant's order is kept, with two exceptions: the agent's own wallet comes first, and kinds
 * whose methods all need a proof come last.
 */
export function groupMethods(methods: readonly Method[]): MethodGroup[] {
  const kinds = [...new Set(methods.map(({ Kind }) => Kind))]
  return kinds
    .map((kind) => {
      const ofKind = methods.filter(({ Kind }) => Kind === kind)
      return { kind, sharedMinutes: sharedMinutes(ofKind), methods: ofKind }
    })
    .toSorted((one, other) => rank(one) - rank(other))
}

function rank({ kind, methods }: Pick<MethodGroup, 'kind' | 'methods'>): number {
  if (kind === 'agent_wallet') return 0
  return methods.every(({ NeedsProof }) => NeedsProof) ? 2 : 1
}

function sharedMinutes(methods: readonly Method[]): number | null {
  const [first, ...others] = methods.map(({ ExpiryMinutes }) => ExpiryMinutes)
  return first !== undefined && others.every((minutes) => minutes === first) ? first : null
}
