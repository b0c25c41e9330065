import { deriveSecret } from '../../../engine/secrets/derive-secret.ts'

/** The secret with which the customer opens a quotation. It is derived from the key, so that the agency can send it again. */
export function quotationToken(quotationId: string, key: string): string {
  return deriveSecret(`quotation.${quotationId}`, key)
}
