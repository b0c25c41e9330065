// The characters that cannot break a header, a log line or a page.
const SAFE = /^[\w.-]{8,64}$/

/** Whether the id that a caller gives a request may be repeated in answers and logs. */
export function isRequestId(text: string): boolean {
  return SAFE.test(text)
}
