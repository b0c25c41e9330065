/**
 * Creates a key for one intent: 128 random bits as 32 hexadecimal digits. Keep it with the intent, such as a form or a
 * button, if pressing twice must not act twice.
 */
export function createIdempotencyKey(): string {
  // `randomUUID` is not used, because it is missing on pages that are served over plain http.
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
