import { isId } from '@selat/domain'
import { useSearchParams } from 'react-router-dom'

export type OrderParam = { kind: 'none' } | { kind: 'malformed' } | { kind: 'order'; id: string }

/** The order that the address names. One that no order can have for an id is not asked for. */
export function useOrderParam(): OrderParam {
  const id = useSearchParams()[0].get('order')
  if (id === null || id === '') return { kind: 'none' }
  return isId('order', id) ? { kind: 'order', id } : { kind: 'malformed' }
}
