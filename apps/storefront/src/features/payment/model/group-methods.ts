import type { Schemas } from '@selat/sdk'

type Method = Schemas['PaymentMethod']

export type MethodGroup = {
  kind: Schemas['PaymentMethodKind']
  /** How long all of its methods leave, when it is the same for each; else every method says it for itself. */
  sharedMinutes: number | null
  methods: Method[]
}

/**
 * Methods by their kind. Both orders are the tenant's, but for two: an agent's own wallet comes first, and what somebody
 * has to look at comes after what is confirmed by itself.
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
