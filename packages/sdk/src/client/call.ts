import type { Method, UploadProgress } from './call-types.ts'

/** A call with its types gone: the facade has checked them against the contract. */
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
