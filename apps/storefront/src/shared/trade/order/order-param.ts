import { isId } from '@selat/domain'
import { useSearchParams } from 'react-router-dom'

export type OrderParam = { kind: 'none' } | { kind: 'malformed' } | { kind: 'order'; id: string }

/** Returns the order that the address names. An id that no order can have is not requested. */
export function useOrderParam(): OrderParam {
  const id = useSearchParams()[0].get('order')
  if (id === null || id === '') return { kind: 'none' }
  return isId('order', id) ? { kind: 'order', id } : { kind: 'malformed' }
}
