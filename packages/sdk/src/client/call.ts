import type { Method, UploadProgress } from './call-types.ts'

/** A call without its types, which were checked against the contract before. */
export type Call = {
  method: Method
  path: string
  hasCurrency: boolean
  onProgress?: ((progress: UploadProgress) => void) | undefined
  signal?: AbortSignal | undefined
  idempotencyKey?: string | undefined
  currency?: string | undefined
  params: Record<'path' | 'query' | 'header', Record<string, unknown>>
  body?: object | undefined
}
