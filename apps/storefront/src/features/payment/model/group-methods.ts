import type { Schemas } from '@selat/sdk'

type Method = Schemas['PaymentMethod']

export type MethodGroup = { kind: Schemas['PaymentMethodKind']; methods: Method[] }

/** Methods by their kind. Both orders are the tenant's: a kind stands where its first method does. */
export function groupMethods(methods: readonly Method[]): MethodGroup[] {
  const groups: MethodGroup[] = []
  for (const method of methods) {
    const group = groups.find(({ kind }) => kind === method.Kind)
    if (group) group.methods.push(method)
    else groups.push({ kind: method.Kind, methods: [method] })
  }
  return groups
}
